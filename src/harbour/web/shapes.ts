/** Discord's messages, components and commands, as far as the page draws them. What a field means is on Discord's own pages. */

export interface Emoji {
  readonly id?: string | null;
  readonly name?: string | null;
}

export interface Option {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: Emoji;
  readonly default?: boolean;
}

export interface Media {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

export interface GalleryItem {
  readonly media: Media;
  readonly description?: string | null;
  readonly spoiler?: boolean;
}

/** A component of any kind: which fields are there depends on `type`. */
export interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly components?: readonly Part[];
  readonly component?: Part;
  readonly accessory?: Part;
  readonly content?: string;
  readonly label?: string;
  readonly description?: string | null;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly emoji?: Emoji;
  readonly url?: string;
  readonly options?: readonly Option[];
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly required?: boolean;
  readonly value?: string;
  readonly default?: boolean;
  readonly default_values?: readonly { readonly id: string }[];
  readonly channel_types?: readonly number[];
  readonly items?: readonly GalleryItem[];
  readonly media?: Media;
  readonly file?: Media;
  readonly name?: string | null;
  readonly size?: number | null;
  readonly accent_color?: number | null;
  readonly spoiler?: boolean;
  readonly divider?: boolean;
  readonly spacing?: number;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly global_name?: string | null;
  readonly bot?: boolean;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly content_type?: string;
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Embed {
  readonly title?: string;
  readonly description?: string;
  readonly color?: number;
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
  readonly footer?: { readonly text: string };
  readonly image?: Media;
}

export interface Message {
  readonly id: string;
  readonly channel_id: string;
  readonly type: number;
  readonly author: Person;
  readonly content: string;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly flags: number;
  readonly components: readonly Part[];
  readonly attachments: readonly Attachment[];
  readonly embeds: readonly Embed[];
  readonly reactions?: readonly { readonly emoji: Emoji; readonly count: number }[];
  readonly thread?: Room;
  readonly interaction_metadata?: { readonly type: number; readonly user?: Person };
  readonly message_reference?: { readonly message_id: string };
}

/** A text channel (0), a DM (1), a public (11) or private (12) thread. */
export interface Room {
  readonly id: string;
  readonly type: number;
  readonly name?: string;
  readonly parent_id?: string | null;
  readonly position?: number;
  readonly topic?: string | null;
  /** What the person may do there, as a decimal number of bits. */
  readonly permissions?: string;
  readonly last_message_id?: string | null;
  readonly recipients?: readonly Person[];
  readonly message_count?: number;
  readonly thread_metadata?: { readonly archived: boolean; readonly locked: boolean };
}

/** A slash command, a group (2), a subcommand (1), or an option of one. */
export interface Definition {
  readonly name: string;
  readonly description?: string;
  readonly type?: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly options?: readonly Definition[];
  readonly contexts?: readonly number[] | null;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly max_length?: number;
}

const EPHEMERAL = 64;
const LOADING = 128;

export const isPrivate = (message: Message): boolean => (message.flags & EPHEMERAL) !== 0;
export const isThinking = (message: Message): boolean => (message.flags & LOADING) !== 0;
export const isThread = (room: Room): boolean => room.type === 11 || room.type === 12;
export const isDm = (room: Room): boolean => room.type === 1;
export const nameOf = (person: Person): string => person.global_name ?? person.username;
