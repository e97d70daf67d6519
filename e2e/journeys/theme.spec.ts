import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

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

function strata(page: Page) {
  return page.getByRole('contentinfo').locator('img:visible');
}

function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
