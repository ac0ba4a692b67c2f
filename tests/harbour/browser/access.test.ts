import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './aboard.js';

/** Whether everybody can use the page: axe-core finds nothing serious on any of its screens, in the dark and in the light. */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fault {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(all => all.violations)")) as Fault[];
  return found
    .filter(fault => fault.impact === 'serious' || fault.impact === 'critical')
    .map(
      fault => `${fault.id}: ${fault.help}: ${fault.nodes.map(node => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(' | ')}`,
    );
}

inBrowser('axe-core finds no serious fault', quay => {
  test.each(['dark', 'light'] as const)(
    'on the first screen, the desk, a list, a modal, a picture and the thread, when it is %s',
    async colorScheme => {
      const page = await quay.page(await quay.harbour(), { colorScheme });
      const look = async (where: string) => expect(await seriousFaults(page), where).toEqual([]);
      await look('first screen');
      await page.getByRole('button', { name: /^First command/ }).click();
      await page.getByRole('button', { name: 'Write orders' }).last().click();
      const units = page.getByRole('combobox', { name: /^Give orders/ }).last();
      await units.waitFor();
      await look('desk');
      await units.click();
      await page.getByRole('listbox').waitFor();
      await look('list');
      await units.press('Escape');
      await page.getByRole('button', { name: 'Type', exact: true }).last().click();
      await page.getByRole('dialog').waitFor();
      await look('modal');
      await page.keyboard.press('Escape');
      await page.locator('.picture').last().click();
      await page.getByRole('dialog').waitFor();
      await look('picture');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /First command/ })
        .first()
        .click();
      await page.getByRole('heading', { name: /First command/, level: 1 }).waitFor();
      await page.getByRole('button', { name: 'My orders' }).waitFor();
      await look('thread');
      await page.getByRole('textbox', { name: /^Message/ }).fill('/');
      await page.getByRole('listbox', { name: 'Commands' }).waitFor();
      await look('commands');
    },
  );
});
