// `npm run pictures`: takes the README's pictures again, from a real guest's journey through the real site.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@motel/api';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');

/** Always the same day, so that a picture changes only when the site does. */
const noon = new Date('2027-06-14T18:00:00Z');
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const data = await mkdtemp(join(tmpdir(), 'motel-pictures-'));
const server = await startServer({
  config: readConfig({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error' }, root),
  clock: { now: () => noon },
  runsJobs: false,
});
const browser = await chromium.launch(await findBrowser());
try {
  const context = await browser.newContext({ ...phone, baseURL: server.url, locale: 'en-CA' });
  await context.clock.setFixedTime(noon);
  await mkdir(folder, { recursive: true });
  await sideBySide(context, await guestsJourney(await context.newPage()), join(folder, 'guests-way.png'));
} finally {
  await browser.close();
  await server.close();
  await rm(data, { recursive: true });
}

/** The room list, a room's page and the confirmation. */
async function guestsJourney(page: Page): Promise<Buffer[]> {
  await page.goto('/hotel-card');
  const list = await shot(page);

  await page.goto('/carddetails/hoodoo-double');
  const room = await shot(page);

  await page.getByRole('button', { name: 'Reserve' }).click();
  await page.getByLabel('Mobile number').fill('4035550142');
  await page.getByRole('button', { name: 'Sign In Instantly' }).click();
  await page.waitForURL('**/confirm');
  await page.getByRole('button', { name: 'Confirm & Pay' }).evaluate((button) => {
    button.style.scrollMarginBottom = '90px'; // space for the line below it
    button.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  return [list, room, await shot(page)];
}

async function shot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function sideBySide(context: BrowserContext, shots: Buffer[], path: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  const images = shots.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  const style =
    'body{margin:0}main{display:inline-flex;gap:24px;padding:12px}img{width:390px;border-radius:24px;box-shadow:0 0 0 1px #0003,0 4px 10px #0003}';
  await page.setContent(`<style>${style}</style><main>${images}</main>`);
  await page.locator('main').screenshot({ path, omitBackground: true, scale: 'css' });
}
