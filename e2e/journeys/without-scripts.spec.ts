import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('§2 D5 D6 links, search and menu work; what needs scripts names the phone @daily', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/hotel-card\??$/);
  await page.getByRole('link', { name: 'River Queen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('River Queen');
  await page.getByRole('banner').getByLabel('Menu').click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signin');
  await page.goto('/login');
  await expect(page).toHaveURL('/signin');

  for (const path of ['/carddetails/river-queen', '/signin', '/confirm', '/booking-history']) {
    await page.goto(path);
    const words = page.getByRole('main').locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('This page needs JavaScript. Without it, call +1 403 555 0142');
  }
});
