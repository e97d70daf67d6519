import type { Page } from '@playwright/test';
import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

/** The paths of the hero's pictures, as the browser requests them. The page's own list stops with its clock. */
function watchHeroes(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/hero-')) paths.push(pathname);
  });
  return paths;
}

/** The sun over the demo motel in June, when its clock says 1 PM, 10 PM and 1 AM. */
const NOON = '2027-06-14T19:00:00Z';
const SUNSET = '2027-06-15T04:00:00Z';
const NIGHT = '2027-06-15T07:00:00Z';

const HEROES = [
  { now: NOON, system: 'light', chosen: undefined, width: 390, picture: 'hero-phone-day' },
  { now: SUNSET, system: 'light', chosen: undefined, width: 800, picture: 'hero-tablet-dusk' },
  { now: NIGHT, system: 'light', chosen: undefined, width: 1280, picture: 'hero-night' },
  { now: NOON, system: 'dark', chosen: undefined, width: 800, picture: 'hero-tablet-night' },
  { now: SUNSET, system: 'light', chosen: 'dark', width: 1280, picture: 'hero-night' },
  { now: NOON, system: 'dark', chosen: 'light', width: 390, picture: 'hero-phone-day' },
] as const;

for (const { now, system, chosen, width, picture } of HEROES) {
  const wish = chosen === undefined ? '' : `, chosen ${chosen}`;
  test(`decision 057 only ${picture} loads: ${now.slice(11, 16)}, ${system}${wish}`, async ({ page }) => {
    const requested = watchHeroes(page);
    await page.clock.setFixedTime(now);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: system });
    if (chosen !== undefined) {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
    }
    await page.goto('/', { waitUntil: 'networkidle' });
    const hero = page.locator('img[src*="/pictures/hero-"]:visible');
    await expect(hero).toHaveCount(1);
    expect(await hero.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete])).toEqual([
      expect.stringContaining(`/pictures/${picture}.svg`),
      true,
    ]);
    expect(requested).toEqual([`/pictures/${picture}.svg`]);
    const preload = page.locator('link[rel=preload][as=image]');
    await expect(preload).toHaveAttribute('href', `/pictures/${picture}.svg`);
    await expect(preload).toHaveAttribute('fetchpriority', 'high');
  });
}

for (const now of [NOON, SUNSET, NIGHT]) {
  test(`decision 057 the hero looks good at ${now.slice(11, 16)}, and theme stays`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.getByText('VACANCY', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(247, 236, 216)',
    );
    await expectGoodLook(page);
  });
}

test('decision 057 the sky follows the sun when the page shows again', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/', { waitUntil: 'networkidle' });
  const sky = () => page.evaluate(() => document.documentElement.dataset.sky);
  expect(await sky()).toBe('day');
  await page.clock.setFixedTime(NIGHT);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await sky()).toBe('night');
});

test('decision 057 the sign asks again when the page shows again', async ({ page, motel }) => {
  await page.goto('/');
  const sign = page.getByText(/^(?:NO )?VACANCY$/);
  await expect(sign).toHaveText('VACANCY');
  await motel.db.updateTable('properties').set({ in_stock: false }).execute();
  // A change by hand is known after a second.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(sign).toHaveText('NO VACANCY', { timeout: 1000 });
  }).toPass();
});

test('decision 057 a sign that learns nothing stays empty', async ({ page, trouble }) => {
  trouble.expect(/503/);
  await page.route('**/api/property/offers?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  const asked = page.waitForResponse('**/api/property/offers?*');
  await page.goto('/');
  await asked;
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(page.getByText(/VACANCY/)).toHaveCount(0);
});

test('§2 the call strip, five banners and the QR code link where they should', async ({ page, motel }) => {
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: /^Call Now or Book to Reserve your Room Today\./ }),
  ).toHaveAttribute('href', 'tel:+14035550142');

  const banners = page.getByRole('region', { name: 'It all comes with the key' });
  const addresses = await banners
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual([
    '/carddetails/hoodoo-double',
    '/carddetails/trucker-single',
    '/hotel-card',
    '/hotel-card',
    '/hotel-card',
  ]);

  const code = page.getByRole('img', { name: /^QR code of / });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  await expect(page.getByRole('link', { name: new URL(motel.url).host })).toHaveAttribute('href', motel.url);
});

test('§2 a room of the list is a link, one that is out of stock is not', async ({ page }) => {
  await page.goto('/');
  const rooms = page.getByRole('region', { name: 'Daily,Weekly & Monthly' });
  const closed = rooms.getByRole('article').filter({ hasText: 'Fossil Quad' });
  await expect(closed).toContainText('Currently Not Available');
  await expect(closed).toContainText('Out of Stock');
  await expect(closed.getByRole('link')).toHaveCount(0);
  await rooms.getByRole('article').filter({ hasText: 'Canyon King' }).click();
  await expect(page).toHaveURL('/carddetails/canyon-king');
});

test('nothing on the home page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // With fonts at hand: the spare fonts have their measures where a device has Arial or Roboto, and this one may have none.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const moved = await page.evaluate(() =>
    (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  );
  expect(moved).toBeLessThan(0.01);
});
