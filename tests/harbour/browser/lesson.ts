import type { Page } from 'playwright-core';
import { PATIENCE } from './aboard.js';
import type { Hand } from './hands.js';

/** The first two lessons of First command, as they tell the newcomer what to press. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).last();
const list = (page: Page, name: RegExp) => page.getByRole('combobox', { name }).last();

export async function goAboard(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^First command/ }));
  const refusal = page.getByRole('alert');
  await button(page, 'Write orders').or(refusal).waitFor();
  if ((await refusal.count()) > 0) throw new Error(`Refused: ${await refusal.textContent()}`);
}

/** The desk, open at her ship. */
export async function orders(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Write orders'));
  await hand.pick(list(page, /^Give orders to/), /Squirrel/);
  await button(page, /Ahead$/).waitFor();
}

/** The first turn as its lesson says: ahead, and more sail. */
export async function firstTurn(page: Page, hand: Hand): Promise<void> {
  await orders(page, hand);
  await hand.press(button(page, /Ahead$/));
  await hand.pick(list(page, /^Other orders/), /^Crew action/i);
  await hand.pick(list(page, /^1\. next/), /Make more sail/);
  await hand.press(button(page, 'All'));
  await hand.press(button(page, 'Seal'));
}

/** The second: a whole track. */
export async function secondTurn(page: Page, hand: Hand): Promise<void> {
  await orders(page, hand);
  await hand.pick(list(page, /^Whole tracks/), /P30 F/);
  await hand.press(button(page, 'All'));
  await hand.press(button(page, 'Seal'));
}

/** The chart with which a turn begins. */
export const waitForChart = (page: Page, turn: number): Promise<void> =>
  page
    .getByRole('img', { name: new RegExp(`turn ${turn}\\b`, 'i') })
    .last()
    .waitFor({ timeout: PATIENCE });
