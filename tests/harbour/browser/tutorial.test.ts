import { expect, test } from 'vitest';
import { inBrowser } from './aboard.js';
import { keyboard, mouse } from './hands.js';
import { firstTurn, goAboard, secondTurn, waitForChart } from './lesson.js';

/** The tutorial as a newcomer plays it: what he is told to press is on the page. */

const MOST_CLICKS = 12;

inBrowser('First command', quay => {
  test('two turns by mouse alone, the second chart after twelve clicks at most', async () => {
    const page = await quay.page(await quay.harbour());
    const hand = mouse(page);
    await goAboard(page, hand);
    await firstTurn(page, hand);
    await waitForChart(page, 2);
    expect(hand.count()).toBeLessThanOrEqual(MOST_CLICKS);
    await secondTurn(page, hand);
    await waitForChart(page, 3);
  });

  test('two turns by keyboard alone', async () => {
    const page = await quay.page(await quay.harbour());
    const hand = keyboard(page);
    await goAboard(page, hand);
    await firstTurn(page, hand);
    await waitForChart(page, 2);
    await secondTurn(page, hand);
    await waitForChart(page, 3);
    expect(hand.count()).toBeGreaterThan(0);
  });
  test('orders on a screen of 390 pixels, without a sideways scroll', async () => {
    const page = await quay.page(await quay.harbour(), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const hand = mouse(page);
    await goAboard(page, hand);
    await firstTurn(page, hand);
    await waitForChart(page, 2);
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(390);
    expect(await page.evaluate("document.querySelector('.log').scrollWidth")).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Channels' }).click();
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /First command/ })
      .click();
    await page.getByRole('heading', { name: /First command/, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'My orders' }).last().waitFor();
  });
});
