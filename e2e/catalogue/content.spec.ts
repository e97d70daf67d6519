import { expect, test } from '../support/catalogue.ts';
import { expectAccessible } from '../support/look.ts';

test('§2 table: a table when wide, cards when narrow, a table’s roles in both', async ({ openCatalogue }) => {
  const page = await openCatalogue('table');
  const table = page.getByRole('table', { name: 'Bookings' });
  const header = table.getByRole('columnheader', { name: 'Total' });
  const row = table.getByRole('row', { name: /^Hoodoo Double/ });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header).toHaveCount(1);
    await expect(row.getByRole('rowheader')).toHaveText('Hoodoo Double');
    await expect(row.getByRole('cell')).toHaveText([/Dec 1 – Dec 12$/, /\$1,067$/, /pending$/]);
    // In a card each value has its name beside it; over a column the header is enough.
    await expect(row.getByText('Total', { exact: true })).toBeVisible({ visible: width === 390 });
  }
});

test('§2 §8 pictures: a failed one, grid, strip and viewer', async ({ page, trouble, openCatalogue }) => {
  trouble.expect(/404/);
  await page.route('**/canyon-*.svg', (route) => route.fulfill({ status: 404 }));
  await openCatalogue('pictures');
  await expect(page.getByRole('img', { name: 'Two double beds', exact: true })).toHaveAttribute(
    'src',
    /night/,
  );
  const failed = page.getByRole('img', { name: 'An orange truck before striped hills', exact: true });
  await expect(failed).toHaveText('An orange truck before striped hills');
  const box = await failed.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);

  await test.step('§2 the grid: one large and four small when wide, a strip on a phone', async () => {
    const photos = page.getByRole('list', { name: 'Photos that open' }).getByRole('listitem');
    const boxes = () =>
      photos.evaluateAll((all) => all.map((photo) => photo.getBoundingClientRect().toJSON()));
    const [large, ...small] = await boxes();
    expect(small).toHaveLength(4);
    for (const { width, height } of small) {
      expect(width).toBeLessThan(large.width / 2);
      expect(height).toBeLessThan(large.height / 1.5);
    }

    await page.setViewportSize({ width: 390, height: 800 });
    const strip = await boxes();
    expect(new Set(strip.map(({ top }) => Math.round(top))).size, 'in one row').toBe(1);
    expect(strip[0].width, 'nearly as wide as the phone').toBeGreaterThan(0.7 * 390);
  });

  await test.step('§2 the viewer: opens at a photo, moves by arrow keys, returns focus', async () => {
    const third = page.getByRole('button', { name: /^Open photo 3 of 5/ });
    await third.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Ferryman’s Rest' });
    await expect(viewer.getByText('3 of 5')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('4 of 5')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(third).toBeFocused();
  });
});

test('§2 scroller: by buttons and arrow keys, only when it overflows', async ({ page, openCatalogue }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCatalogue('scroller');
  const places = page.getByRole('region', { name: 'Places nearby' });
  const scrolled = () => places.evaluate((element) => element.scrollLeft);
  await page.getByRole('button', { name: 'Later places' }).click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Earlier places' }).click();
  await expect.poll(scrolled).toBe(0);
  await places.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);

  await expect(page.getByRole('button', { name: 'Later', exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'One place' })).not.toHaveAttribute('tabindex');
});
