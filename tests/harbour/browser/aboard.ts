import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/config.js';
import { crewOf, type Hands, muster } from '../../../src/crew.js';
import { keepWatch } from '../../../src/playground/watch.js';
import { type Playground, play, type Sailing } from '../../../src/playground.js';
import { openStore } from '../../../src/store/open.js';
import { tempFolder } from '../../support/store.js';

/** Tests in a real browser, against a playground that is really started: the page as it is built, the bot, and its charts. */

const PLACES = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const BROWSER = PLACES.find(path => path !== '' && existsSync(path)) ?? null;
const REQUIRED = process.env['QUARTERDECK_BROWSER'] === 'required';
/** Milliseconds for anything to appear: charts are drawn meanwhile, on a machine that may have other work. */
export const PATIENCE = 60_000;

/** Milliseconds for a test: it starts a harbour, and plays. */
const SLOW = 300_000;

/** What the tests of one file share. */
export interface Quay {
  /** A harbour of one test's own, with nothing begun. */
  harbour(): Promise<Playground>;
  /** A page of it, as a browser with nothing in its memory opens it. */
  page(harbour: Playground, look?: BrowserContextOptions): Promise<Page>;
}

/** Tests that need a browser: where there is none they are skipped, in so many words, or fail if one is required. */
export function inBrowser(title: string, tests: (quay: Quay) => void): void {
  if (BROWSER === null) withoutBrowser(title);
  else withBrowser(BROWSER, title, tests);
}

function withBrowser(path: string, title: string, tests: (quay: Quay) => void): void {
  const ashore: { browser: Browser | null; hands: Hands | null; built: string } = { browser: null, hands: null, built: '' };
  beforeAll(async () => {
    ashore.built = mkdtempSync(join(tmpdir(), 'quarterdeck-web-'));
    await build({ root: resolve('src/harbour/web'), logLevel: 'error', build: { outDir: ashore.built, emptyOutDir: true } });
    ashore.hands = muster(readConfig({ RENDER_WORKERS: '1' }));
    ashore.browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  }, SLOW);
  afterAll(async () => {
    await ashore.browser?.close();
    await ashore.hands?.renderer.close();
    rmSync(ashore.built, { recursive: true, force: true });
  });
  describe(title, { timeout: SLOW }, () =>
    tests({
      harbour: () => openHarbour(mustered(ashore.hands), ashore.built),
      page: (harbour, look) => openPage(mustered(ashore.browser), harbour, look),
    }),
  );
}

function withoutBrowser(title: string): void {
  const where = `no Chromium at ${PLACES.filter(Boolean).join(' ')}`;
  if (REQUIRED) test(`${title}: a browser is required`, () => Promise.reject(new Error(where)));
  else test.skip(`${title} (skipped: ${where})`, () => undefined);
}

function mustered<T>(one: T | null): T {
  if (one === null) throw new Error('Nothing is ready');
  return one;
}

async function openHarbour(hands: Hands, page: string): Promise<Playground> {
  const sail = async ({ database, clock, ...ashore }: Sailing) => {
    const store = await openStore(database);
    return keepWatch({ ...crewOf(hands, { store, clock }), ...ashore, watch: null }, () => store.close());
  };
  const { log, library, games } = hands;
  const harbour = await play({ log, library, games, page, sail, folder: tempFolder(), port: 0, fresh: true, say: () => undefined });
  onTestFinished(() => harbour.close());
  return harbour;
}

async function openPage(browser: Browser, { url }: Playground, look: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark', ...look });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles: string[] = [];
  page.on('pageerror', trouble => troubles.push(trouble.message));
  page.on('console', said => {
    if (said.type() === 'error') troubles.push(said.text());
  });
  onTestFinished(() => {
    if (troubles.length > 0) throw new Error(`The page has troubles: ${troubles.join('; ')}`);
  });
  await page.goto(`${url}/`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}
