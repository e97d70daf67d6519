import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('§2 a change of path scrolls to the top and focuses the new heading', async ({ page }) => {
  await page.goto('/hotel-card');
  await page.getByRole('link', { name: 'Trucker Single' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trucker Single' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Trucker Single/);
});

test('§2 a room’s card can be clicked anywhere, not only on its name', async ({ page }) => {
  for (const path of ['/', '/card', '/hotel-card']) {
    await page.goto(path);
    // With force: the picture is below the link.
    await page
      .getByRole('article')
      .filter({ hasText: 'River Queen' })
      .locator('img')
      .first()
      .click({ force: true });
    await expect(page).toHaveURL('/carddetails/river-queen');
  }
});

test('§2 the town’s photos: rows of two and three, twice; a strip on phones', async ({ page }) => {
  for (const path of ['/', '/gallery']) {
    await page.goto(path);
    const photos = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'Canada' }) });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => rowsOf(photos), path).toEqual([2, 3, 2, 3]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => rowsOf(photos), path).toEqual([10]);
    await photos.last().scrollIntoViewIfNeeded();
    await expect(photos.last()).toBeInViewport({ ratio: 0.9 });
    await expect(photos.first()).not.toBeInViewport();
    await expectNoSidewaysScroll(page);
  }

  await page.goto('/');
  const rooms = page.getByRole('region', { name: 'Rooms' }).getByRole('article');
  await expect.poll(() => rowsOf(rooms)).toEqual([6]);
  await rooms.last().scrollIntoViewIfNeeded();
  await expect(rooms.last()).toBeInViewport({ ratio: 0.9 });
});

test('§8 a missing picture shows the placeholder, also before hydration', async ({ page, trouble }) => {
  trouble.expect(/404 .*pictures.hoodoo-double/);
  await page.route('**/pictures/hoodoo-double-*.svg', (route) =>
    route.continue({ url: route.request().url().replace('hoodoo-double', 'no-picture') }),
  );
  await page.goto('/carddetails/hoodoo-double');
  const first = page.getByRole('list', { name: 'Photos of the room' }).getByRole('img').first();
  await expect(first).toHaveAttribute('src', /placeholder/);
  const isShown = () => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
});

/** The number of photos in each row, from the top. */
async function rowsOf(items: Locator): Promise<number[]> {
  const tops = await items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
}
