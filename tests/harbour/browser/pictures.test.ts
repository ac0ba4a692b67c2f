import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { inBrowser } from './aboard.js';
import { mouse } from './hands.js';
import { firstTurn, goAboard, orders, waitForChart } from './lesson.js';

/** The pictures of the README: taken anew with SCREENSHOTS=1. */

const FOLDER = 'docs';

async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.mouse.move(0, 0);
  await page.evaluate('Promise.all([...document.images].map(one => one.decode()))');
  await page.screenshot({ path: `${FOLDER}/harbour-${name}.png`, animations: 'disabled' });
}

if (process.env['SCREENSHOTS'] === '1')
  inBrowser('Pictures for the README', quay => {
    test('the first screen, and the thread after a turn', async () => {
      const harbour = await quay.harbour();
      const page = await quay.page(harbour, { viewport: { width: 1200, height: 1000 } });
      await shoot(page, 'first');
      const hand = mouse(page);
      await goAboard(page, hand);
      const light = await quay.page(harbour, { viewport: { width: 1200, height: 1000 }, colorScheme: 'light' });
      await firstTurn(page, hand);
      await waitForChart(page, 2);
      await light.reload();
      await light
        .getByRole('navigation')
        .getByRole('button', { name: /First command/ })
        .click();
      await light.getByRole('heading', { name: /First command/, level: 1 }).waitFor();
      await waitForChart(light, 2);
      await shoot(light, 'thread');
    });

    test('orders on a phone', async () => {
      const page = await quay.page(await quay.harbour(), { viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 });
      const hand = mouse(page);
      await goAboard(page, hand);
      await orders(page, hand);
      await shoot(page, 'phone');
    });
  });
else test.skip('Pictures for the README (skipped: they are taken with SCREENSHOTS=1)', () => undefined);
