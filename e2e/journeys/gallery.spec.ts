import { motel as own } from '@motel/content';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The number of photos in each row. */
async function rowsOf(photos: Locator): Promise<number[]> {
  const tops = await photos.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

for (const path of ['/', '/gallery']) {
  test(`§2 the gallery of ${path}: ten links in new tabs; rows of two and three @desktop`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const gallery = path === '/' ? page.getByRole('region', { name: own.name }) : page.getByRole('main');
    const flag = page.getByRole('img', { name: 'Canada', exact: true });
    const photos = gallery.getByRole('listitem').filter({ has: flag });
    await expect(photos).toHaveCount(10);
    for (const photo of await photos.all()) {
      const caption = photo.getByRole('link', { name: /Canada .*in a new tab/ });
      await expect(caption).toHaveAttribute('href', /^https:\/\//);
      await expect(caption).toHaveAttribute('target', '_blank');
      await expect(caption).toHaveAttribute('rel', 'noopener');
    }
    // On a small screen all ten are in one strip, which scrolls sideways.
    expect(await rowsOf(photos)).toEqual(isMobile ? [10] : [2, 3, 2, 3]);
    const last = photos.last();
    if (isMobile) await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
}

test('§2 on a tablet every flag is beside its place’s name', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const captions = page.getByRole('link', { name: /Canada .*in a new tab/ });
  await expect(captions).toHaveCount(10);
  const twoLines = await captions.evaluateAll((links) =>
    links
      .filter((link) => link.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(link).lineHeight))
      .map(({ textContent }) => textContent),
  );
  expect(twoLines).toEqual([]);
});
