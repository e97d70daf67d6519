/**
 * Measures the pages of the guest's way on a phone. The largest paint on slow 4G, against the same page without scripts; and the
 * time from a press to its next frame on a processor six times slower, against a press on an empty page; and the wait for
 * what a press loads on a weak line, in round trips of that line.
 *
 * Run: `node e2e/bench/pages.bench.ts`
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, devices, type Locator, type Page } from '@playwright/test';
import { report, takeTurns } from '../../scripts/bench/figures.ts';
import { findBrowser } from '../browser.ts';
import { openDesk } from '../support/desk.ts';
import { bookingCard, datesField, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton } from '../support/guest/pay.ts';
import { arriveHome, signIn } from '../support/guest/sign-in.ts';
import { openMotel } from '../support/motel.ts';
import prepareTemplate from '../support/prepare-template.ts';
import { juneStay } from '../support/test.ts';
import { LOADING_PRESSES, weakLine } from '../support/weak-line.ts';

const ROUNDS = 5;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 6;
const ROOM = '/carddetails/hoodoo-double';
/** Without scripts, `/confirm` and the bookings are other pages. */
const PAGES = ['/', '/card', ROOM, '/signin', '/about'];

const removeTemplate = await prepareTemplate();
const motel = await openMotel(await mkdtemp(join(tmpdir(), 'motel-bench-')), {});
const browser = await chromium.launch(await findBrowser());
try {
  for (const path of PAGES) {
    const rounds = await takeTurns(ROUNDS, {
      own: () => largestPaint(browser, path, []),
      reference: () => largestPaint(browser, path, ['*.js']),
    });
    report({ what: `largest paint of ${path}`, unit: 'ms', ...rounds, target: { most: 1.1 } });
  }
  await reportPresses(browser);
  await reportWaits(browser);
} finally {
  await browser.close();
  await motel.remove();
  await removeTemplate();
}

/** Milliseconds, on a first visit. @param blocked addresses that are not loaded */
async function largestPaint(of: Browser, path: string, blocked: readonly string[]): Promise<number> {
  const { page, devtools, close } = await onPhone(of);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Network.setBlockedURLs', { urls: [...blocked] });
  await page.goto(path, { waitUntil: 'networkidle' });
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          { type: 'largest-contentful-paint', buffered: true },
        ),
      ),
  );
  await close();
  return at;
}

/** The waits for what a press loads; the reference is one round trip. */
async function reportWaits(of: Browser): Promise<void> {
  for (const [what, path, press, seen, , trips] of LOADING_PRESSES) {
    const waited = async (look: (page: Page) => Promise<unknown>) => {
      const { page, devtools, close } = await onPhone(of);
      await page.goto(path, { waitUntil: 'networkidle' });
      await weakLine(devtools);
      const since = performance.now();
      await look(page);
      const wait = performance.now() - since;
      await close();
      return wait;
    };
    const rounds = await takeTurns(ROUNDS, {
      own: () =>
        waited((page) =>
          press(page)
            .tap()
            .then(() => seen(page).waitFor()),
        ),
      reference: () => waited((page) => page.evaluate(() => fetch('/robots.txt'))),
    });
    report({ what: `wait after ${what} on a weak line`, unit: 'ms', ...rounds, target: { most: trips } });
  }
}

/** The presses of a guest on their way, and of a clerk at the desk, each on a page that has loaded. */
async function reportPresses(of: Browser): Promise<void> {
  const anyDay = (page: Page) => page.locator('[role=gridcell][aria-disabled=false]').nth(5);
  const next = (page: Page) => page.getByRole('button', { name: 'Next month' });
  const travelers = (page: Page) => bookingCard(page).getByRole('button', { name: /^Guests/ });
  const presses: readonly (readonly [
    string,
    string,
    (page: Page) => Locator,
    (page: Page) => Promise<void>,
  ])[] = [
    ['home: menu', '/', (page) => page.locator('header summary').last(), nothing],
    ['home: dates', '/', datesField, nothing],
    ['home: next month', '/', next, openDates],
    ['home: a day', '/', anyDay, openDates],
    ['home: party', '/', (page) => page.getByRole('button', { name: /^Travelers/ }), nothing],
    ['room: dates', ROOM, datesField, nothing],
    ['room: travelers', ROOM, travelers, nothing],
    // Nothing is filled in: each field says so.
    ['form: pay', '/signin', confirmButton, openForm],
    ['plan: later days', 'plan', (page) => page.getByRole('button', { name: /days later$/ }), nothing],
    ['rates: next month', 'rates', (page) => page.getByRole('button', { name: 'July 2027' }), nothing],
    ['rates: a night', 'rates', nightOfRates, nothing],
  ];
  for (const [what, path, find, prepare] of presses) {
    const rounds = await takeTurns(ROUNDS, {
      own: () => pressed(of, path, find, prepare),
      reference: () => pressed(of, undefined, (page) => page.getByRole('button'), nothing),
    });
    report({ what: `press on ${what}`, unit: 'ms', ...rounds, target: { most: 100, of: 'figure' } });
  }
}

async function openForm(page: Page): Promise<void> {
  await signIn(page);
  await arriveHome(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(14, 15));
  await page.waitForLoadState('networkidle');
  await confirmButton(page).scrollIntoViewIfNeeded();
}

function nightOfRates(page: Page): Locator {
  const name = /June 14/;
  return page.getByRole('gridcell', { name }).or(page.getByRole('button', { name })).first();
}

async function nothing(): Promise<void> {}

async function openDates(page: Page): Promise<void> {
  await datesField(page).click();
  await page.getByRole('gridcell', { name: /\$\d/ }).first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Milliseconds from a press to the next frame; in steps of eight, as browsers say it. @param path of a page, of the desk without a slash; without one, an empty page */
async function pressed(
  of: Browser,
  path: string | undefined,
  find: (page: Page) => Locator,
  prepare: (page: Page) => Promise<void>,
): Promise<number> {
  const { page, devtools, close } = await onPhone(of);
  if (path === undefined) await page.setContent('<button>Press</button>');
  else if (path.startsWith('/')) await page.goto(path, { waitUntil: 'networkidle' });
  else await openDesk(page, motel, { path });
  await prepare(page);
  // Playwright's own press asks the page about its elements, which would count as the page's time.
  await find(page).tap({ trial: true });
  const box = await find(page).boundingBox();
  if (box === null) throw new Error(`Nothing to press on ${path}`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const longest = await page.evaluateHandle(() => ({
    milliseconds: new Promise<number>((resolve) => {
      // The shortest that browsers tell is 16 ms, and a shorter click has no entry.
      let most = 16;
      new PerformanceObserver((list) => {
        most = Math.max(most, ...list.getEntries().map(({ duration }) => duration));
        if (list.getEntries().some(({ name }) => name === 'click')) resolve(most);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      addEventListener('click', () => setTimeout(() => resolve(most), 3000));
    }),
  }));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const milliseconds = await longest.evaluate((press) => press.milliseconds);
  await close();
  return milliseconds;
}

interface OnPhone {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/** A page of a phone that has never been here. */
async function onPhone(of: Browser): Promise<OnPhone> {
  const context = await of.newContext({
    ...devices['Pixel 7'],
    baseURL: motel.url,
    locale: 'en-CA',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() };
}
