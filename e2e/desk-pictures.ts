// `npm run pictures`: takes the pictures of docs/desk.md again, of a summer evening at the front desk.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@motel/api';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { EVENING, liveThroughTheWeek, sceneClock } from './desk-scene.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');

const data = await mkdtemp(join(tmpdir(), 'desk-pictures-'));
const clock = sceneClock();
const server = await startServer({
  config: readConfig({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' }, root),
  clock,
  runsJobs: false,
});
const browser = await chromium.launch(await findBrowser());
try {
  const { stays, token } = await liveThroughTheWeek(server, clock);
  const stay = `stays/${stays.find(({ lastName, checkIn }) => lastName === 'Osei-Lindqvist' && checkIn > '2027-07-12')?.id}`;
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-CA',
      colorScheme,
      viewport: { width: 1440, height: 900 },
    });
    await context.clock.setFixedTime(EVENING);
    const { hostname } = new URL(server.url);
    const cookie = { name: 'motel-desk', value: token, domain: hostname, path: '/', httpOnly: true };
    await context.addCookies([{ ...cookie, sameSite: 'Strict' }]);
    const page = await context.newPage();
    const take = async (name: string, path: string, prepare = async (_page: Page) => {}) => {
      await page.goto(`/desk/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await prepare(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const file = join(folder, `desk-${name}${colorScheme === 'dark' ? '-dark' : ''}.png`);
      await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    };
    await take('tonight', 'tonight', chooseSecond);
    await take('search', 'tonight', search);
    await take('plan', 'plan');
    await take('plan-move', 'plan', startMove);
    await take('stay', stay, addNight);
    await take('cancel', `${stay}?do=cancel`);
    await take('new-stay', 'new');
    await take('rates', 'rates');
    await take('rooms', 'all-rooms');
    await take('till', 'till');
    await take('morning', 'morning');
    await take('ahead', 'ahead');
    await take('your-motel', 'site', changeSentence);
    await take('page', 'site/pages/contact', (shown) => shown.getByRole('toolbar').waitFor());
    await page.setViewportSize({ width: 390, height: 844 });
    await take('tonight-phone', 'tonight');
    await take('housekeeping-phone', 'rooms');
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
  await rm(data, { recursive: true });
}

/** The next guest is chosen, with the buttons of their arrival. */
async function chooseSecond(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
}

/** A sentence that waits in the draft. */
async function changeSentence(page: Page): Promise<void> {
  await page.goto('/desk/site/motel');
  await page.getByLabel('The line at the head of the home page').fill('Sleep where the light is on.');
  const keep = page.getByRole('button', { name: 'Keep in the draft' });
  if (await keep.isEnabled()) await keep.click();
  await page.getByText('waits in the draft').waitFor();
  await page.goto('/desk/site');
  await page.getByRole('button', { name: 'Publish 1 change' }).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('lindkvist ama');
  await page.getByRole('option').first().waitFor();
}

/** One night more, with its price. */
async function addNight(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Night of Mon 19/ }).click();
  await page.getByRole('row', { name: /^Total/ }).waitFor();
}

/** A bar is dragged to a room of another kind, and not let go. */
async function startMove(page: Page): Promise<void> {
  const room = (number: string) => page.getByRole('group', { name: `Room ${number}`, exact: true });
  const bar = await room('12').getByRole('link').nth(5).boundingBox();
  const other = await room('5').boundingBox();
  if (bar === null || other === null) throw new Error('The plan has no bar to drag');
  const x = bar.x + bar.width / 4;
  await page.mouse.move(x, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, other.y - other.height, { steps: 6 });
  await page.mouse.move(x, other.y + other.height / 2, { steps: 6 });
  await page.getByText('Let go to move').waitFor();
  await page.getByText('Working out the price').waitFor({ state: 'hidden' });
}
