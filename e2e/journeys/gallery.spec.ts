import { expectNoSidewaysScroll } from '../support/look.ts';
import { expect, type Locator, test } from '../support/test.ts';

test('§2 the town’s photos: ten links in new tabs, in rows; a strip on phones', async ({ page }) => {
  for (const path of ['/', '/gallery']) {
    await page.goto(path);
    const photos = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'Canada' }) });
    await expect(photos).toHaveCount(10);
    await expect(photos.getByRole('link', { name: /Canada .*in a new tab/ })).toHaveCount(10);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => rowsOf(photos), path).toEqual([2, 3, 2, 3]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => rowsOf(photos), path).toEqual([10]);
    await photos.last().scrollIntoViewIfNeeded();
    await expect(photos.last()).toBeInViewport({ ratio: 0.9 });
    await expect(photos.first()).not.toBeInViewport();
    await expectNoSidewaysScroll(page);
  }

  await page.goto('/');
  await test.step('on a phone the rooms are a strip, too', async () => {
    const rooms = page.getByRole('region', { name: 'Rooms' }).getByRole('article');
    await expect.poll(() => rowsOf(rooms)).toEqual([6]);
    await rooms.last().scrollIntoViewIfNeeded();
    await expect(rooms.last()).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('on a tablet every flag is beside its place’s name', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.evaluate(() => document.fonts.ready);
    const twoLines = () =>
      page
        .getByRole('link', { name: /Canada .*in a new tab/ })
        .evaluateAll((links) =>
          links
            .filter((link) => link.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(link).lineHeight))
            .map(({ textContent }) => textContent),
        );
    await expect.poll(twoLines).toEqual([]);
  });
});

/** The number of photos in each row, from the top. */
async function rowsOf(items: Locator): Promise<number[]> {
  const tops = await items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
}
