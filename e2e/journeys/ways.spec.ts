import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('§2.4 on phones the footer’s groups are folded, and open by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Comparison table' });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Stay' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(footer.getByRole('link', { name: 'Rooms', exact: true })).toBeFocused();
  await expectGoodLook(page);
});

test('§2.4 on a desktop all links of the footer show, and no name opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('summary').first()).toBeHidden();
  const link = footer.locator('a', { hasText: 'Comparison table' });
  await link.scrollIntoViewIfNeeded();
  expect(await link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    true,
  );
  await link.click();
  await expect(page).toHaveURL('/comparisonTable');
});

test('§2.21 a page of words ends with the way to the rooms and their price', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText('Five kinds of key, from $74')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See our rooms' }).last().click();
  await expect(page).toHaveURL('/hotel-card');
});

test('§2.12 a room’s page ends with three others', async ({ page }) => {
  await page.goto('/carddetails/fossil-quad');
  await expectGoodLook(page);
  const others = page.getByRole('region', { name: 'Other keys on the board' }).getByRole('article');
  await expect(others).toHaveCount(3);
  await others.filter({ hasText: 'Tipple Twin' }).getByRole('link').click();
  await expect(page).toHaveURL('/carddetails/tipple-twin');
  await expect(others.filter({ hasText: 'Canyon King' })).toBeAttached();
});
