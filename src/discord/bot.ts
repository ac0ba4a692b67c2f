import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import type { Renderer } from '../render/index.js';
import type { Deps } from '../table/deps.js';
import { resumeDue } from '../table/pause.js';
import { giveBack, markAlive, remind, resolveDue } from '../table/sweep.js';
import { newPanel } from './battleNew.js';
import { boardPanel } from './boardPanel.js';
import { keepBoards } from './boards.js';
import type { Bridge, RulesPage } from './bridge.js';
import { type Berth, createClient } from './client.js';
import type { Command } from './command.js';
import { deskPanel } from './deskPanel.js';
import { onLoss } from './loss.js';
import { hirePostman } from './postman.js';
import { type Registration, registerCommands } from './register.js';
import { route } from './router.js';
import { rulingPanel } from './rulingPanel.js';

export interface Crew {
  readonly deps: Deps;
  readonly renderer: Renderer;
  readonly log: Logger;
  readonly rules: readonly RulesPage[];
  readonly commands: readonly Command[];
  readonly token: string;
  readonly berth?: Berth;
  /** Milliseconds between two looks at the clock; null: only when `sweep` is called. */
  readonly watch: number | null;
  /** Least milliseconds between two edits of a board. */
  readonly boardSpacing?: number;
}

export interface Bot {
  readonly bridge: Bridge;
  readonly client: Client<true>;
  /** Resolves what is due, reminds, and sends what waits. */
  sweep(): Promise<void>;
  /** Tells Discord the commands, if it knows others. */
  register(): Promise<Registration>;
  /** Waits until every press is dealt with and everything due is sent. */
  calm(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the bot: gives back the time of an outage, logs in, and keeps watch. */
export async function startBot(crew: Crew): Promise<Bot> {
  const { deps, renderer, log, rules } = crew;
  const client = createClient(crew.berth);
  const bridge: Bridge = {
    deps,
    client,
    renderer,
    log,
    rules,
    postman: hirePostman(() => bridge),
    boards: keepBoards(() => bridge, crew.boardSpacing),
  };
  const handle = route(crew.commands, [deskPanel, boardPanel, newPanel, rulingPanel], bridge);
  const running = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, interaction => {
    const work = handle(interaction);
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  client.on(Events.Error, trouble => log.error({ err: trouble }, 'the client stumbled'));
  onLoss(bridge);
  for (const battle of await giveBack(deps)) log.info({ battle: battle.id, deadline: battle.deadline }, 'time given back');
  await client.login(crew.token);
  const sweep = () => keepWatch(bridge);
  await sweep();
  const calm = async () => {
    while (running.size > 0) await Promise.allSettled(running);
    await bridge.postman.round();
    await bridge.boards.calm();
  };
  const timer =
    crew.watch === null
      ? null
      : setInterval(() => void sweep().catch((trouble: unknown) => log.error({ err: trouble }, 'a sweep failed')), crew.watch);
  return {
    bridge,
    client: client as Client<true>,
    sweep,
    register: () => registerCommands(client.rest, client.application?.id ?? '', null, crew.commands),
    calm,
    async close() {
      if (timer) clearInterval(timer);
      await calm().catch((trouble: unknown) => log.warn({ err: trouble }, 'not everything was sent before the end'));
      await client.destroy();
    },
  };
}

async function keepWatch({ deps, log, postman }: Bridge): Promise<void> {
  await resumeDue(deps);
  await resolveDue(deps, (battle, trouble) => log.error({ battle, err: trouble }, 'a turn was not resolved'));
  await remind(deps);
  await markAlive(deps);
  await postman.round();
}
