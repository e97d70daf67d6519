import { expect, type Page, test } from '../support/test.ts';

/** The sun over the demo motel in June, when its clock says 1 PM, 10 PM and 1 AM. */
const NOON = '2027-06-14T19:00:00Z';
const SUNSET = '2027-06-15T04:00:00Z';
const NIGHT = '2027-06-15T07:00:00Z';

const HEROES = [
  { now: NOON, system: 'light', width: 390, picture: 'hero-phone-day' },
  { now: SUNSET, system: 'light', width: 800, picture: 'hero-tablet-dusk' },
  { now: NIGHT, system: 'light', width: 1280, picture: 'hero-night' },
  { now: NOON, system: 'dark', width: 800, picture: 'hero-tablet-night' },
  { now: SUNSET, system: 'light', chosen: 'dark', width: 1280, picture: 'hero-night' },
  { now: NOON, system: 'dark', chosen: 'light', width: 390, picture: 'hero-phone-day' },
] as const;

test('decision 057 one hero loads: of hour, theme and width', async ({ browser, contextOptions, motel }) => {
  for (const { now, system, width, picture, ...more } of HEROES) {
    const chosen = 'chosen' in more ? more.chosen : undefined;
    await test.step(`${picture}: ${now}, ${system}, chosen ${chosen}`, async () => {
      // A first visit: a browser shows what it has at hand, also where a page would not load it.
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: motel.url,
        colorScheme: system,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      const requested: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/pictures/hero-')) requested.push(pathname);
      });
      await page.clock.setFixedTime(now);
      if (chosen) await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
      await page.goto('/', { waitUntil: 'networkidle' });
      const hero = page.locator('img[src*="/pictures/hero-"]:visible');
      await expect(hero).toHaveCount(1);
      await expect
        .poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
        .toContain(`/pictures/${picture}.svg`);
      expect(requested).toEqual([`/pictures/${picture}.svg`]);
      const preload = page.locator('link[rel=preload][as=image]');
      await expect(preload).toHaveAttribute('href', `/pictures/${picture}.svg`);
      await expect(preload).toHaveAttribute('fetchpriority', 'high');
      await context.close();
    });
  }
});

test('§2 decision 057 the sky follows the sun when the page shows, no theme', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const [now, sky] of [
    [NOON, 'day'],
    [SUNSET, 'dusk'],
    [NIGHT, 'night'],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('html')).toHaveAttribute('data-sky', sky);
    await expect(page.getByText('VACANCY', { exact: true })).toBeVisible();
    await expect(page).toLookGoodHere();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => paper(page)).toBe('rgb(247, 236, 216)');
  }
});

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
