import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Quay } from './aboard.js';
import { hasFocus } from './hands.js';

/** Talking with the bot: commands with suggestions, forms, private replies, and what another person's page hears of them. */

const box = (page: Page) => page.getByRole('textbox', { name: /^Message/ });

async function type(page: Page, command: string): Promise<void> {
  await page.getByRole('button', { name: 'battles' }).first().click();
  await box(page).fill(`/${command}`);
  await box(page).press('Enter');
  await page.getByRole('form', { name: `Command ${command}` }).waitFor();
}

/** Becomes somebody else, by the switcher at the foot of the sidebar. */
async function become(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /Become somebody else/ }).click();
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('combobox', { name: new RegExp(`^You are ${name}`) }).waitFor();
}

/** Everything that a page is sent, from now on. */
function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', frame => void heard.push(String(frame.payload))));
  return heard;
}

inBrowser('Talking with the bot', quay => {
  test('a slash lists commands with what they do, narrowed by what is typed', async () => {
    const page = await quay.page(await quay.harbour());
    await page.getByRole('button', { name: 'battles' }).first().click();
    await box(page).fill('/');
    const commands = page.getByRole('listbox', { name: 'Commands' });
    await commands.getByRole('option', { name: /\/battle new/ }).waitFor();
    await box(page).fill('/rul');
    expect((await commands.getByRole('option').allInnerTexts())[0]).toMatch(/^\/rules/);
  });

  test('the bot suggests values while one types, and what is chosen is sent', async () => {
    const page = await quay.page(await quay.harbour());
    await type(page, 'battle new');
    await page.getByRole('button', { name: '+ scenario' }).click();
    const field = page.getByRole('combobox', { name: 'scenario' });
    await field.pressSequentially('First com');
    await page.getByRole('option', { name: /First command/ }).waitFor();
    await field.press('Enter');
    expect(await field.inputValue()).toMatch(/First command/);
    await field.press('Enter');
    const reply = page.getByRole('article', { name: /only you can see this/ });
    await reply.getByText('First command').first().waitFor();
    await reply.getByRole('button', { name: 'Open' }).waitFor();
    await reply.getByRole('button', { name: 'Dismiss message' }).click();
    expect(await reply.count()).toBe(0);
  });

  test('a modal opens with what stands, has the focus, and is left by Escape or sent', async () => {
    const page = await quay.page(await quay.harbour());
    await page.getByRole('button', { name: /^First command/ }).click();
    await page.getByRole('button', { name: 'Write orders' }).last().click();
    const opener = page.getByRole('button', { name: 'Type', exact: true }).last();
    await opener.click();
    const modal = page.getByRole('dialog');
    const orders = modal.getByRole('textbox', { name: /Orders/ });
    await orders.waitFor();
    expect(await hasFocus(orders)).toBe(true);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
    await opener.click();
    await orders.fill('Squirrel: F');
    await modal.getByRole('button', { name: 'Submit' }).click();
    await modal.waitFor({ state: 'detached' });
    await page
      .getByRole('article', { name: /only you can see this/ })
      .getByText(/Squirrel/)
      .last()
      .waitFor();
  });

  test('what is for one person alone never reaches the page of another', async () => {
    const harbour = await quay.harbour();
    const [mine, his] = [await quay.page(harbour), await quay.page(harbour)];
    const heard = heardBy(his);
    await his.reload();
    await become(his, 'Captain Harvey');
    const [before, away] = [heard.length, heard.join('\n')];
    await mine.getByRole('button', { name: /^First command/ }).click();
    await mine.getByRole('button', { name: 'Write orders' }).last().click();
    await mine.getByRole('combobox', { name: /^Give orders/ }).waitFor();
    await mine.getByRole('button', { name: 'battles' }).first().click();
    await box(mine).fill('all hands');
    await box(mine).press('Enter');
    await his
      .getByRole('button', { name: /^# ?battles/ })
      .or(his.getByRole('button', { name: 'battles' }))
      .first()
      .click();
    await his.getByText('all hands').waitFor();
    const since = heard.slice(before).join('\n');
    expect(since).toContain('all hands');
    expect(since).toContain('First command');
    for (const secret of ['Write orders', 'Give orders to', 'Lesson 1', 'as things stand']) expect(since, secret).not.toContain(secret);
    expect(away).not.toContain('Lesson 1');
  });

  test('when the connection is lost it says so, comes back by itself, and reads what came meanwhile', async () => {
    const { harbour, page } = await ashore(quay);
    const line = await cutLine(page);
    await page.reload();
    await page.getByRole('button', { name: 'battles' }).first().click();
    await page.getByRole('heading', { name: '#battles' }).waitFor();
    await line.cut();
    await page.getByText('Harbour does not answer').waitFor();
    const battles = [...harbour.world.channels.values()].find(one => one.name === 'battles');
    const harvey = [...harbour.world.users.values()].find(one => one.username === 'Captain Harvey');
    harbour.somebody(harvey?.id ?? '').say(battles?.id ?? '', 'while you were away');
    line.mend();
    await page.getByText('while you were away').waitFor();
    expect(await page.getByText('Harbour does not answer').count()).toBe(0);
  });
});

async function ashore(quay: Quay) {
  const playground = await quay.harbour();
  return { harbour: playground.harbour, page: await quay.page(playground) };
}

/** The page's line to the harbour, to be cut and mended. */
async function cutLine(page: Page) {
  const open = new Set<WebSocketRoute>();
  let whole = true;
  await page.routeWebSocket('**/page', socket => {
    if (!whole) return void socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      whole = false;
      await Promise.all([...open].map(socket => socket.close()));
    },
    mend: () => {
      whole = true;
    },
  };
}
