import type { Locator, Page } from 'playwright-core';

/** What a person does with a page, by mouse or by keyboard alone. */

export interface Hand {
  /** Presses a button, or the field of a list. */
  press(what: Locator): Promise<void>;
  /** Picks an option of a list, which is opened first. */
  pick(list: Locator, option: RegExp): Promise<void>;
  /** How often was clicked, or a key was pressed. */
  count(): number;
}

/** The browser's own `document`, of which no more is asked here. */
type Shown = { readonly document?: { readonly activeElement: unknown } };

export const hasFocus = (what: Locator): Promise<boolean> =>
  what.evaluate((one: unknown) => one === (globalThis as Shown).document?.activeElement);

const optionOf = (page: Page, name: RegExp): Locator => page.getByRole('option', { name }).first();

export function mouse(page: Page): Hand {
  let clicks = 0;
  const press = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  return {
    press,
    async pick(list, option) {
      await press(list);
      await press(optionOf(page, option));
    },
    count: () => clicks,
  };
}

/** As far as one may go by Tab before something counts as out of reach. */
const FAR = 120;

export function keyboard(page: Page): Hand {
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  const reach = async (what: Locator) => {
    await what.waitFor();
    for (let steps = 0; steps < FAR; steps++) {
      if (await hasFocus(what)) return;
      await key('Tab');
    }
    throw new Error(`Tab does not lead to ${what}`);
  };
  return {
    async press(what) {
      await reach(what);
      await key('Enter');
    },
    async pick(list, option) {
      await reach(list);
      await key('Enter');
      const wanted = optionOf(page, option);
      const at = async () => (await list.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id'));
      for (let steps = 0; steps < FAR && !(await at()); steps++) await key('ArrowDown');
      await key('Enter');
    },
    count: () => keys,
  };
}
