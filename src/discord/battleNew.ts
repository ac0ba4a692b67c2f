import type { AutocompleteInteraction } from 'discord.js';
import { PUBLIC } from '../engine/audience.js';
import { teaches } from '../engine/teaching.js';
import { gameOf, headOf } from '../table/deps.js';
import { open } from '../table/open.js';
import { paceWords } from '../table/pace.js';
import type { BattleRow } from '../table/rows.js';
import { answer, replace } from './acknowledge.js';
import { type Checked, checkPlan, keepPlan, ownScenario, PACES, type Plan, readPlan, withZone } from './battlePlan.js';
import type { Bridge } from './bridge.js';
import type { Chat, Suggestion } from './command.js';
import { button, container, gallery, type Post, plainPost, row, select, text, userSelect } from './parts.js';
import { picture } from './pictures.js';
import { refusalPost } from './reply.js';
import type { Panel, Pressed } from './router.js';
import { matching } from './whichBattle.js';

export async function planBattle(chat: Chat, bridge: Bridge): Promise<Post> {
  if (chat.guildId === null) return plainPost('A battle is opened in a server’s channel.', '-# Its orders can be given here, in private.');
  const own = await ownScenario(chat, bridge);
  if (!own.ok) return refusalPost(own.refusal);
  return show(bridge, chat.user.id, {
    guild: chat.guildId,
    channel: chat.channelId,
    scenario: chat.options.getString('scenario'),
    own: own.value,
    pace: chat.options.getString('pace'),
    umpire: chat.options.getUser('umpire')?.id ?? null,
  });
}

type Wish = Pick<Plan, 'guild' | 'channel' | 'own' | 'umpire'> & { readonly scenario: string | null; readonly pace: string | null };

/** The panel of a plan that somebody begins with; what he leaves open is the first of the library, without haste. */
async function show(bridge: Bridge, user: string, { scenario, pace, ...wish }: Wish): Promise<Post> {
  const zone = (await bridge.deps.store.work(tx => tx.preference(user)))?.zone ?? 'UTC';
  const first = bridge.deps.library.find(one => one.id === scenario) ?? bridge.deps.library[0];
  const plan: Plan = {
    ...wish,
    scenario: scenario ?? first?.id ?? '',
    pace: withZone(pace ?? (first && teaches(first) ? 'ready' : 'daily 20:00'), zone),
    invited: null,
  };
  const checked = checkPlan(bridge, plan);
  if (!checked.ok) return refusalPost(checked.refusal);
  await keepPlan(bridge, user, plan);
  return panelOf(bridge, plan, checked.value);
}

/** The same panel after a battle that taught, in that battle's channel: a real one to begin with. */
export const planNext = ({ guild, channel, ...battle }: BattleRow, user: string, bridge: Bridge): Promise<Post> =>
  show(bridge, user, { guild, channel, scenario: headOf({ guild, channel, ...battle }).next ?? null, own: null, pace: null, umpire: null });

/** The private panel: which game, which battle, how fast, who judges, who may come; and how it looks at the start. */
async function panelOf(bridge: Bridge, plan: Plan, { scenario, pace }: Checked): Promise<Post> {
  const game = gameOf(bridge.deps, scenario.ruleset);
  const [sheet] = game.look(game.open(scenario, '0'.repeat(64)), PUBLIC).sheets([]);
  if (!sheet) throw new Error(`${scenario.ruleset} draws no sheet`);
  const chart = await picture(bridge, { ...sheet, size: 'small' }, `${scenario.ruleset}-plan`);
  const sides = scenario.seats.map(seat => seat.name).join(' · ');
  const about = [
    `## ${scenario.title}`,
    scenario.blurb,
    `-# ${game.name}: ${game.tagline}`,
    `${sides}`,
    `${paceWords(pace)}; ${plan.umpire ? `umpire <@${plan.umpire}>` : 'no umpire'}; ${plan.invited ? `only ${plan.invited.map(user => `<@${user}>`).join(', ')}` : 'anybody may join'}`,
  ];
  const games = bridge.deps.games.map(one => ({
    value: one.id,
    label: one.name,
    description: one.tagline,
    chosen: one.id === scenario.ruleset,
  }));
  const battles = bridge.deps.library
    .filter(one => one.ruleset === scenario.ruleset)
    .slice(0, 25)
    .map(one => ({ value: one.id, label: one.title, description: one.blurb, chosen: one.id === scenario.id }));
  return {
    components: [
      container(
        text(about.join('\n')),
        gallery(chart),
        select('n1:ruleset', 'Which game', games),
        select('n1:scenario', 'Which battle', battles),
        select(
          'n1:pace',
          'How fast',
          PACES.map(one => ({ value: one, label: one, chosen: plan.pace.startsWith(one) })),
        ),
        userSelect('n1:umpire', 'An umpire (nobody: no umpire)', 0, 1),
        userSelect('n1:invited', 'Who may join (nobody: anybody)', 0, 10),
        row(button('Open', 'n1:open', { style: 'good' })),
      ),
    ],
    files: [chart],
  };
}

/** Presses on the panel of a new battle. */
export const newPanel: Panel = {
  prefix: 'n1:',
  async press(pressed, bridge) {
    const plan = await readPlan(bridge, pressed.user.id);
    if (!plan || !pressed.isMessageComponent())
      return answer(pressed, plainPost('This panel is done with.', '-# `/battle new` starts another.'));
    const verb = pressed.customId.slice(3);
    if (verb === 'open') return openPlan(pressed, bridge, plan);
    const next = changed(bridge, plan, verb, pressed.isButton() ? [] : pressed.values);
    const checked = checkPlan(bridge, next);
    if (!checked.ok) return answer(pressed, refusalPost(checked.refusal));
    await keepPlan(bridge, pressed.user.id, next);
    await replace(pressed, await panelOf(bridge, next, checked.value));
  },
};

function changed(bridge: Bridge, plan: Plan, verb: string, values: readonly string[]): Plan {
  const [value = ''] = values;
  switch (verb) {
    case 'ruleset':
      return { ...plan, own: null, scenario: bridge.deps.library.find(one => one.ruleset === value)?.id ?? plan.scenario };
    case 'scenario':
      return { ...plan, own: null, scenario: value };
    case 'pace':
      return { ...plan, pace: withZone(value, plan.pace.split(' ')[2] ?? 'UTC') };
    case 'umpire':
      return { ...plan, umpire: values[0] ?? null };
    case 'invited':
      return { ...plan, invited: values.length > 0 ? [...values] : null };
    default:
      return plan;
  }
}

async function openPlan(pressed: Extract<Pressed, { isMessageComponent(): boolean }>, bridge: Bridge, plan: Plan): Promise<void> {
  const checked = checkPlan(bridge, plan);
  if (!checked.ok || !pressed.isMessageComponent())
    return answer(pressed, checked.ok ? plainPost('Press Open on the panel.') : refusalPost(checked.refusal));
  const { guild, channel, umpire, invited } = plan;
  const opened = await open(bridge.deps, {
    by: pressed.user.id,
    guild,
    channel,
    umpire,
    invited,
    scenario: { own: checked.value.scenario },
    pace: checked.value.pace,
    ai: checked.value.scenario.ai ?? [],
  });
  if (!opened.ok) return answer(pressed, refusalPost(opened.refusal));
  await replace(
    pressed,
    plainPost(
      `**${opened.value.battle.title}** is announced in <#${channel}>.`,
      '-# Take a seat there, give the empty ones to the AI if you like, and press Start.',
    ),
  );
  await bridge.postman.round();
}

/** Scenarios by name, and paces. */
export function suggestNew(typing: AutocompleteInteraction, bridge: Bridge): Suggestion[] {
  const { name, value } = typing.options.getFocused(true);
  if (name === 'pace')
    return matching(
      PACES.map(pace => ({ name: pace, value: pace })),
      value,
    );
  const games = new Map(bridge.deps.games.map(game => [game.id, game.name]));
  return matching(
    bridge.deps.library.map(one => ({ name: `${games.get(one.ruleset) ?? one.ruleset}: ${one.title}`, value: one.id })),
    value,
  );
}
