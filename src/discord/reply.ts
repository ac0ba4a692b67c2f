import { AttachmentBuilder, type BaseMessageOptions, MessageFlags } from 'discord.js';
import type { Refusal } from '../table/answer.js';
import type { Post } from './parts.js';
import { plainPost } from './parts.js';

export const PRIVATE_V2 = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;

/** A post as discord.js takes it. `attachments: []` throws out what an edited message showed before. */
export function body(post: Post): BaseMessageOptions & { attachments: [] } {
  return {
    components: [...post.components],
    files: post.files.map(file => new AttachmentBuilder(Buffer.from(file.data), { name: file.name })),
    attachments: [],
    allowedMentions: { users: [...(post.pings ?? [])], parse: [] },
  };
}

/** A refusal in words: what is wrong, and what would be legal. */
export const refusalPost = (refusal: Refusal): Post => plainPost(`⚓ ${refusal.say}`, ...refusal.instead.map(one => `-# • ${one}`));

export const wrongPost = (code: string): Post =>
  plainPost(
    'Something went wrong on our side; nothing was changed.',
    `-# If it happens again, tell the server’s crew this code: \`${code}\``,
  );
