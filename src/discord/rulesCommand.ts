import type { AutocompleteInteraction } from 'discord.js';
import type { Bridge, RulesPage } from './bridge.js';
import type { Chat, Suggestion } from './command.js';
import type { Post } from './parts.js';
import { rulesPost } from './records.js';
import { matching, whichBattle } from './whichBattle.js';

export async function rulesFor(chat: Chat, bridge: Bridge): Promise<Post> {
  const named = chat.options.getString('game');
  const battle = named ? null : await whichBattle(bridge, chat);
  const game = named ?? (battle?.ok ? battle.value.ruleset : (bridge.rules[0]?.ruleset ?? ''));
  const page = bridge.rules.find(one => one.ruleset === game);
  return rulesPost(bridge, game, page ? chapterOf(page, chat.options.getString('chapter') ?? '') : '');
}

/** A chapter by its id, or the one that holds a clause. */
const chapterOf = (page: RulesPage, asked: string): string =>
  page.chapters.find(one => one.id === asked)?.id ??
  page.chapters.find(one => asked !== '' && one.text.includes(`**${asked.toUpperCase()}`))?.id ??
  asked;

export async function suggestRules(typing: AutocompleteInteraction, bridge: Bridge): Promise<Suggestion[]> {
  const { name, value } = typing.options.getFocused(true);
  if (name === 'game')
    return matching(
      bridge.rules.map(page => ({ name: page.title, value: page.ruleset })),
      value,
    );
  const game = typing.options.getString('game');
  const pages = bridge.rules.filter(page => game === null || page.ruleset === game);
  return matching(
    pages.flatMap(page => page.chapters.map(chapter => ({ name: `${page.title}: ${chapter.title}`, value: chapter.id }))),
    value,
  );
}
