import type { RepliableInteraction } from 'discord.js';
import type { Post } from './parts.js';
import { body, PRIVATE_V2 } from './reply.js';
import type { Pressed } from './router.js';

/**
 * Discord wants an answer within three seconds. A press is answered with one update; only when that takes longer than this is it
 * acknowledged first, since that costs a second call and rules a modal out.
 */
const PATIENCE = 1200;
/** With more presses than this under way, they are acknowledged as they come: better two calls than a press that Discord gives up. */
const CROWD = 24;

interface Watch {
  readonly timer: NodeJS.Timeout;
  late: Promise<unknown> | null;
}

const watches = new Map<RepliableInteraction, Watch>();

/** From now on a press is acknowledged when its time runs out, unless somebody claims it before. */
export function acknowledgeLate(pressed: Pressed, patience = watches.size > CROWD ? 0 : PATIENCE): void {
  if (!pressed.isMessageComponent() && !pressed.isFromMessage()) return;
  const watch: Watch = {
    late: null,
    timer: setTimeout(() => {
      watch.late = pressed.deferUpdate().catch(() => undefined);
    }, patience),
  };
  watches.set(pressed, watch);
}

/** Takes the answer upon oneself. `late`: it was acknowledged meanwhile, so only edits and followups are left. */
export async function claim(interaction: RepliableInteraction): Promise<'fresh' | 'late'> {
  const watch = watches.get(interaction);
  watches.delete(interaction);
  if (watch) clearTimeout(watch.timer);
  await watch?.late;
  return interaction.deferred || interaction.replied ? 'late' : 'fresh';
}

/** Answers privately, whatever has been said already. */
export async function answer(interaction: RepliableInteraction, post: Post): Promise<void> {
  const message = { ...body(post), flags: PRIVATE_V2 };
  if ((await claim(interaction)) === 'late') await interaction.followUp(message);
  else await interaction.reply(message);
}

/** Puts a post in the place of the message that was pressed; where there is none, answers privately. */
export async function replace(pressed: Pressed, post: Post): Promise<void> {
  if (!pressed.isMessageComponent() && !pressed.isFromMessage()) return answer(pressed, post);
  if ((await claim(pressed)) === 'late') await pressed.editReply(body(post));
  else await pressed.update(body(post));
}
