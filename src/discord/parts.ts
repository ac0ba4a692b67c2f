import {
  type APIButtonComponentWithCustomId,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';

/** Small makers of Discord's components (Components V2), so that posts read like what they look like. */

export const text = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content });

const STYLES = { plain: ButtonStyle.Secondary, chief: ButtonStyle.Primary, good: ButtonStyle.Success, grave: ButtonStyle.Danger } as const;

export interface ButtonLook {
  readonly style?: keyof typeof STYLES;
  readonly grey?: boolean;
}

export const button = (label: string, id: string, { style = 'plain', grey = false }: ButtonLook = {}): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: STYLES[style],
  label: label.slice(0, 80),
  custom_id: id,
  disabled: grey,
});

export const row = (...buttons: readonly APIButtonComponentWithCustomId[]) => ({
  type: ComponentType.ActionRow as const,
  components: [...buttons],
});

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

/** A row with one select. At most 25 choices. */
export function select(id: string, placeholder: string, choices: readonly Choice[], most = 1) {
  const component: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: placeholder.slice(0, 150),
    min_values: 1,
    max_values: Math.max(1, Math.min(most, choices.length)),
    options: choices.slice(0, 25).map(choice => ({
      value: choice.value,
      label: choice.label.slice(0, 100),
      ...(choice.description ? { description: choice.description.slice(0, 100) } : {}),
      ...(choice.chosen ? { default: true } : {}),
    })),
  };
  return { type: ComponentType.ActionRow as const, components: [component] };
}

/** A row with one select of people. */
export const userSelect = (id: string, placeholder: string, least: number, most: number) => ({
  type: ComponentType.ActionRow as const,
  components: [{ type: ComponentType.UserSelect as const, custom_id: id, placeholder, min_values: least, max_values: most }],
});

/** A picture of the message's own, by file name, with its alt text. */
export const gallery = (...pictures: readonly { name: string; alt: string }[]) => ({
  type: ComponentType.MediaGallery as const,
  items: pictures.map(({ name, alt }) => ({ media: { url: `attachment://${name}` }, description: alt.slice(0, 1024) })),
});

export const container = (
  ...components: Extract<APIMessageTopLevelComponent, { type: ComponentType.Container }>['components']
): APIMessageTopLevelComponent => ({
  type: ComponentType.Container,
  components,
});

/** A message to be: what it shows, what it carries, and whom alone it may ping. */
export interface Post {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly { readonly name: string; readonly data: Uint8Array }[];
  readonly pings?: readonly string[];
}

export const plainPost = (...lines: readonly string[]): Post => ({ components: [text(lines.join('\n').slice(0, 3900))], files: [] });
