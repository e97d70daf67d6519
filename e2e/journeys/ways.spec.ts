import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('§2.4 Tab skips the header; the footer’s groups fold on phones alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();

  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Comparison table' });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Stay' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(footer.getByRole('link', { name: 'Rooms', exact: true })).toBeFocused();
  await expectGoodLook(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(footer.locator('summary').first(), 'on a desktop no name opens').toBeHidden();
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  await link.click();
  await expect(page).toHaveURL('/comparisonTable');
});
