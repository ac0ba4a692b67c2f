import type { Modal, Tell } from '../../playground/wire.js';
import type { Message } from '../shapes.js';
import type { View } from './state.js';

/** What happens to the page. Times are the page's own, in milliseconds; nothing here is asked of the browser. */
export type Event =
  | { readonly kind: 'told'; readonly tell: Tell; readonly at: number; readonly memory: Memory }
  | { readonly kind: 'link'; readonly link: 'joining' | 'open' | 'lost' }
  | { readonly kind: 'show'; readonly view: View }
  | {
      readonly kind: 'posts';
      readonly channel: string;
      readonly messages: readonly Message[];
      readonly more: boolean;
      readonly older: boolean;
    }
  | { readonly kind: 'busy'; readonly message: string; readonly control: string | null }
  | { readonly kind: 'modal'; readonly modal: Modal | null }
  | { readonly kind: 'notice'; readonly words: string | null }
  | { readonly kind: 'away'; readonly message: string }
  | { readonly kind: 'hush'; readonly channel: string };

/** What the browser remembers of the person who is welcomed: where he was, and what he has seen. */
export interface Memory {
  readonly view: View | null;
  readonly seen: Readonly<Record<string, string>>;
}

export const NOTHING: Memory = { view: null, seen: {} };
