import { homeWords, motel as own } from '@motel/content/testing';
import { expect, type Page, test } from '../support/test.ts';
import { LOADING_PRESSES, weakLine } from '../support/weak-line.ts';

test('§13.1 decision 077 home: its bytes, words and order; nothing moves @daily', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const priorities = await priorityOfRequests(page);
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) texts.set(response.url(), response.text());
  });
  const { html, scriptBytes, bytes } = await firstVisit(page, '/');
  await test.step('§13.1 at most 97 kB of scripts, 200 kB in all with 20 to spare', () => {
    expect(scriptBytes).toBeLessThanOrEqual(97_000);
    expect(bytes).toBeLessThanOrEqual(180_000);
  });

  await test.step('§13.1 styles are inline; fonts and first picture load before scripts', () => {
    const requested = (pattern: RegExp) => [...priorities].filter(([path]) => pattern.test(path));
    expect(requested(/\.css$/)).toEqual([]);
    const shown = requested(/\.woff2$|\/hero-/);
    expect(shown).toHaveLength(3);
    for (const [path, priority] of shown) expect(priority, path).toBe('High');
    // The scripts that hydrate the page, all named in it. Those that load when it is idle do not count.
    const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, path = ''] of scripts) expect(priorities.get(path), path).toBe('Low');
  });

  await test.step('decision 077 no script has a word of the motel', async () => {
    expect(texts.size).toBeGreaterThan(3);
    for (const [url, text] of texts) {
      for (const words of [own.name, own.city, own.tagline, homeWords.lead]) {
        expect(await text, url).not.toContain(words);
      }
    }
  });

  await test.step('nothing moves while it loads', async () => {
    // With fonts at hand: the spare fonts have their measures where a device has Arial or Roboto, and this one may have none.
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    const moved = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(moved).toBeLessThan(0.01);
  });
});

test('§13.1 pages load what they need, compressed @daily', async ({ motel, browser, contextOptions }) => {
  const visit = async (what: string, look: (page: Page) => Promise<void>) =>
    test.step(what, async () => {
      // Each is a first visit: no file is at hand.
      const context = await browser.newContext({ ...contextOptions, baseURL: motel.url });
      await look(await context.newPage());
      await context.close();
    });

  await visit('/feedback: at most 83 kB of scripts', async (page) => {
    const { files, scripts, scriptBytes } = await firstVisit(page, '/feedback');
    expect(scriptBytes).toBeGreaterThan(0);
    expect(scriptBytes).toBeLessThanOrEqual(83_000);
    for (const { headers, bytes } of scripts) {
      if (bytes > 512) expect(headers['content-encoding']).toBe('br');
    }
    for (const { url, headers } of files.filter((file) => file.url.includes('/assets/'))) {
      expect(headers['cache-control'], url).toBe('public, max-age=31536000, immutable');
      expect(headers.etag, url).toBeDefined();
    }
  });

  await visit('a page of words loads no script until a guest needs one', async (page) => {
    const { scriptBytes } = await firstVisit(page, '/travelGuide');
    expect(scriptBytes).toBe(0);
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'See our rooms' }).click();
    await expect(page).toHaveURL('/hotel-card');
  });

  await visit('the one ground at the foot of the short sign-in page loads first', async (page) => {
    const priorities = await priorityOfRequests(page);
    await page.goto('/signin', { waitUntil: 'load' });
    const grounds = [...priorities].filter(([path]) => path.includes('strata'));
    expect(grounds).toEqual([['/pictures/footer-strata.svg', 'High']]);
  });

  await visit('a room’s nights wait for no script that another names', async (page) => {
    const priorities = await priorityOfRequests(page);
    await page.goto('/carddetails/hoodoo-double', { waitUntil: 'networkidle' });
    const paths = [...priorities.keys()];
    expect(priorities.get('/pictures/hoodoo-double-beds.svg')).toBe('High');
    // A script of low priority is named in the page.
    const nights = paths.findIndex((path) => path.endsWith('/availability/hoodoo-double'));
    const before = paths.slice(0, nights).filter((path) => path.endsWith('.js'));
    expect(before.length).toBeGreaterThan(5);
    for (const path of before) expect(priorities.get(path), path).toBe('Low');
  });
});

for (const [what, path, press, seen, budget] of LOADING_PRESSES) {
  test(`H14 a press on ${what} requests little, at once`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await weakLine(await page.context().newCDPSession(page));
    await page.evaluate(() => performance.clearResourceTimings());
    await press(page).tap();
    await seen(page).waitFor();
    const asked = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const files = all.filter(({ name }) => /\/(?:assets|api)\//.test(name));
      const waves: number[] = [];
      for (const { startTime } of files) {
        const before = waves.filter((_, at) => (files[at]?.responseEnd ?? 0) <= startTime);
        waves.push(1 + Math.max(0, ...before));
      }
      const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, 0);
      return { waves: Math.max(0, ...waves), requests: files.length, bytes };
    });
    for (const count of ['waves', 'requests', 'bytes'] as const)
      expect(asked[count], count).toBeLessThanOrEqual(budget[count]);
  });
}

/**
 * The size of a guest's first visit on a phone, in transferred bytes. How far ahead a browser fetches pictures is its
 * own choice, so those below the second screen do not count.
 */
async function firstVisit(page: Page, path: string) {
  const files: { url: string; headers: Record<string, string>; bytes: number }[] = [];
  page.on('response', (response) => {
    const headers = response.headers();
    files.push({ url: response.url(), headers, bytes: Number(headers['content-length']) });
  });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  const scripts = files.filter(({ headers }) => headers['content-type']?.startsWith('text/javascript'));
  const ahead = await page.evaluate(() =>
    [...document.querySelectorAll('img')]
      .filter((picture) => picture.getBoundingClientRect().top > 2 * innerHeight)
      .map((picture) => picture.currentSrc),
  );
  const total = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html: (await answer?.text()) ?? '',
    files,
    scripts,
    bytes: total(files.filter(({ url }) => !ahead.includes(url))),
    scriptBytes: total(scripts),
  };
}

/** The priority with which each path is first requested, from now on. */
async function priorityOfRequests(page: Page): Promise<ReadonlyMap<string, string>> {
  const priorities = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestWillBeSent', ({ request }) => {
    const path = new URL(request.url).pathname;
    if (!priorities.has(path)) priorities.set(path, request.initialPriority);
  });
  return priorities;
}
