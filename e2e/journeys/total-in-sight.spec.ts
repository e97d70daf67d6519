import type { Locator } from '@playwright/test';
import { juneStay } from '../support/dates.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const WINDOWS = [
  [1024, 640],
  [1280, 720],
  [1366, 768],
  [1280, 800],
  [390, 844],
] as const;

/** Px by which one element reaches over another one. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

test('§2.15: the total and the button are in sight together', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(18, 21));
  const total = page.locator('dl').filter({ hasText: /^Total\s*\$/ });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const size = `${width} by ${height}`;
    await expect(total, size).toBeInViewport({ ratio: 1 });
    await expect(confirmButton(page), size).toBeInViewport({ ratio: 1 });
    expect(await overlap(total, confirmButton(page)), size).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await confirmButton(page).click();
  await expect(page.getByText('Please fix the errors below')).toBeVisible();
  await expect(total).toBeInViewport({ ratio: 1 });
  await expectGoodLook(page);
});
