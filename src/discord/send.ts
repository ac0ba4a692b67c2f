import { MessageFlags, Routes } from 'discord.js';
import { z } from 'zod';
import type { Bridge } from './bridge.js';
import type { Post } from './parts.js';

const Sent = z.object({ id: z.string() });

const payload = (post: Post) => ({
  body: {
    flags: MessageFlags.IsComponentsV2,
    components: post.components,
    attachments: post.files.map((file, id) => ({ id: String(id), filename: file.name })),
    allowed_mentions: { parse: [], users: post.pings ?? [] },
  },
  files: post.files.map(file => ({ name: file.name, data: Buffer.from(file.data) })),
});

/** Posts a message by the bot's own token; `key` makes a second sending of the same one be dropped by Discord. Gives its id. */
export async function sendPost(bridge: Bridge, key: string, channel: string, post: Post): Promise<string> {
  const { body, files } = payload(post);
  return Sent.parse(
    await bridge.client.rest.post(Routes.channelMessages(channel), { body: { ...body, nonce: key, enforce_nonce: true }, files }),
  ).id;
}

/** Replaces a message, pictures included. An edit notifies nobody; whom it names stays named. */
export async function editPost(bridge: Bridge, channel: string, message: string, post: Post): Promise<void> {
  await bridge.client.rest.patch(Routes.channelMessage(channel, message), payload(post));
}
