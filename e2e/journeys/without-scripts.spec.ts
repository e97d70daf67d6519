import { motel as own } from '@motel/content';
import { PUBLIC_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('§2 every public page is complete, with its own title and right status', async ({ page, trouble }) => {
  trouble.expect(/404 .*no-such-room/);
  trouble.expect(/404 .*no-such-page/);
  const titles = new Set<string>();
  for (const { path, status, heading, words } of PUBLIC_PAGES) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const word of words) await expect(page.getByRole('main')).toContainText(word);
      await expect(page.getByRole('banner')).toContainText(own.name);
      await expect(page.getByRole('contentinfo')).toContainText('+1 403 555 0142');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
      titles.add(await page.title());
    });
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

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
