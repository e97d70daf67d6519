import { expect, test } from '../support/test.ts';

test('§2 the page goes to its top on every change of path, and the keyboard to the new heading', async ({
  page,
}) => {
  await page.goto('/hotel-card');
  await page.getByRole('link', { name: 'Trucker Single' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trucker Single' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Trucker Single/);
});

test('§8 a picture that is missing is replaced by the placeholder, also when it was missed before the scripts arrived', async ({
  page,
  trouble,
}) => {
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
