import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The names of the hero's pictures that the browser has requested so far. */
function requestedHeroes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/pictures/hero-')),
  );
}

const HEROES = [
  { system: 'light', chosen: undefined, width: 390, picture: 'hero-phone-day' },
  { system: 'dark', chosen: undefined, width: 800, picture: 'hero-tablet-night' },
  { system: 'light', chosen: 'dark', width: 1280, picture: 'hero-night' },
  { system: 'dark', chosen: 'light', width: 390, picture: 'hero-phone-day' },
] as const;

for (const { system, chosen, width, picture } of HEROES) {
  const wish = chosen === undefined ? '' : `, the guest’s own choice ${chosen}`;
  test(`§2 the hero at ${width} px, system ${system}${wish}, loads only ${picture}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: system });
    if (chosen !== undefined) {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
    }
    await page.goto('/', { waitUntil: 'networkidle' });
    const hero = page.getByRole('img', { name: /^The Lantern Inn/ }).first();
    await expect(hero).toBeVisible();
    expect(await hero.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete])).toEqual([
      expect.stringContaining(`/pictures/${picture}.svg`),
      true,
    ]);
    expect(await requestedHeroes(page)).toEqual([expect.stringContaining(`/pictures/${picture}.svg`)]);
    const preload = page.locator('link[rel=preload][as=image]');
    await expect(preload).toHaveAttribute('href', `/pictures/${picture}.svg`);
    await expect(preload).toHaveAttribute('fetchpriority', 'high');
  });
}

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

test('§2 a room of the list is a link, one that is out of stock is not @desktop', async ({ page }) => {
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
