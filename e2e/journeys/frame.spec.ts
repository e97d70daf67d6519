import { expect, type Page, test } from '../support/test.ts';

test('a chosen theme shows at once, in other tabs and on later visits', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  const day = await paper(page);
  await expect(strata(page)).toHaveAttribute('src', /footer-strata\.svg$/);

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/about');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(strata(page)).toHaveAttribute('src', /footer-strata-night\.svg$/);
  const night = await paper(page);
  expect(night).not.toBe(day);
  await expect.poll(() => paper(other)).toBe(night);
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();

  const later = await context.newPage();
  await later.emulateMedia({ colorScheme: 'light' });
  await later.route('**/assets/*.js', () => undefined); // never arrives
  await later.goto('/terms', { waitUntil: 'commit' });
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await paper(later)).toBe(night);
  await later.close();

  await page.getByRole('radio', { name: 'System' }).check();
  await expect.poll(() => paper(page), 'of the system').toBe(day);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paper(page), 'of the system, again').toBe(night);
  await page.emulateMedia({ media: 'print' });
  expect(await paper(page), 'in print').toBe('rgb(255, 255, 255)');
});

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
  await expect(page).toLookGoodHere();

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

const strata = (page: Page) => page.getByRole('contentinfo').locator('img:visible');

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
