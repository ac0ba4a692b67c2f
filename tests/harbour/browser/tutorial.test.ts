import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PATIENCE } from './aboard.js';
import { type Hand, keyboard, mouse } from './hands.js';

/** The tutorial as a newcomer plays it: what he is told to press is on the page. */

const MOST_CLICKS = 12;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).last();
const list = (page: Page, name: RegExp) => page.getByRole('combobox', { name }).last();
const chartOf = (page: Page, turn: number) => page.getByRole('img', { name: new RegExp(`turn ${turn}\\b`, 'i') }).last();

async function goAboard(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^First command/ }));
  await button(page, 'Write orders').waitFor();
}

/** The first turn as its lesson says: ahead, and more sail. */
async function firstTurn(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Write orders'));
  await hand.pick(list(page, /^Give orders to/), /Squirrel/);
  await hand.press(button(page, /Ahead$/));
  await hand.pick(list(page, /^Other orders/), /^Crew action/i);
  await hand.pick(list(page, /^1\. next/), /Make more sail/);
  await hand.press(button(page, 'All'));
  await hand.press(button(page, 'Seal'));
}

/** The second: a whole track. */
async function secondTurn(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Write orders'));
  await hand.pick(list(page, /^Give orders to/), /Squirrel/);
  await hand.pick(list(page, /^Whole tracks/), /P30 F/);
  await hand.press(button(page, 'All'));
  await hand.press(button(page, 'Seal'));
}

inBrowser('First command', quay => {
  test('two turns by mouse alone, the second chart after twelve clicks at most', async () => {
    const page = await quay.page(await quay.harbour());
    const hand = mouse(page);
    await goAboard(page, hand);
    await firstTurn(page, hand);
    await chartOf(page, 2).waitFor({ timeout: PATIENCE });
    expect(hand.count()).toBeLessThanOrEqual(MOST_CLICKS);
    await secondTurn(page, hand);
    await chartOf(page, 3).waitFor({ timeout: PATIENCE });
  });

  test('two turns by keyboard alone', async () => {
    const page = await quay.page(await quay.harbour());
    const hand = keyboard(page);
    await goAboard(page, hand);
    await firstTurn(page, hand);
    await chartOf(page, 2).waitFor({ timeout: PATIENCE });
    await secondTurn(page, hand);
    await chartOf(page, 3).waitFor({ timeout: PATIENCE });
    expect(hand.count()).toBeGreaterThan(0);
  });
  test('orders on a screen of 390 pixels, without a sideways scroll', async () => {
    const page = await quay.page(await quay.harbour(), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const hand = mouse(page);
    await goAboard(page, hand);
    await firstTurn(page, hand);
    await chartOf(page, 2).waitFor({ timeout: PATIENCE });
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(390);
    expect(await page.evaluate("document.querySelector('.log').scrollWidth")).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Channels' }).click();
    await page.getByRole('button', { name: /First command/ }).click();
    await page.getByRole('heading', { name: /First command/, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'My orders' }).last().waitFor();
  });
});
