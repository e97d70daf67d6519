import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('§2 a room’s photos: a grid or a strip; each opens large, also by key', async ({ page }) => {
  await page.goto('/carddetails/hoodoo-double');
  const grid = page.getByRole('list', { name: 'Photos of the room' });
  const photos = grid.getByRole('button');
  await expect(photos).toHaveCount(5);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => across(grid), 'a strip to swipe').toBeGreaterThanOrEqual(4);
  await photos.last().scrollIntoViewIfNeeded();
  await expect(page.getByText('5 / 5')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => across(grid), 'all in the grid').toBe(1);
  const [large = 0, ...small] = await Promise.all((await photos.all()).map(area));
  for (const one of small) expect(large / one).toBeGreaterThan(3);

  await photos.nth(1).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Hoodoo Double' });
  await expect(viewer).toContainText('2 of 5');
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(viewer).toContainText('5 of 5');
  await expect(viewer.getByRole('img')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('4 of 5');
  await expect(viewer.getByRole('img')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.nth(1), 'focus is back where it was').toBeFocused();
});

/** A list's content width as a multiple of its own width. */
function across(list: Locator): Promise<number> {
  return list.evaluate(({ scrollWidth, clientWidth }) => Math.round(scrollWidth / clientWidth));
}

async function area(photo: Locator): Promise<number> {
  const box = await photo.boundingBox();
  return box === null ? 0 : box.width * box.height;
}
