import { expect, test } from '../support/catalogue.ts';

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

test('§8 pictures: a missing or failed one shows its placeholder or its words', async ({
  page,
  trouble,
  openCatalogue,
}) => {
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
});

test('§2 photo grid: one large and four small when wide, a strip on a phone', async ({ openCatalogue }) => {
  const page = await openCatalogue('pictures');
  const photos = page.getByRole('list', { name: 'Photos that open' }).getByRole('listitem');
  const boxes = () => photos.evaluateAll((all) => all.map((photo) => photo.getBoundingClientRect().toJSON()));
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

test('buttons: a busy one keeps focus and its size; a link looks the same', async ({ openCatalogue }) => {
  const page = await openCatalogue('buttons');
  const busy = page.getByRole('button', { name: 'Reserving…' });
  await busy.focus();
  await page.keyboard.press('Enter');
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');

  const link = await page.getByRole('link', { name: 'Get the app' }).boundingBox();
  const button = await page.getByRole('button', { name: 'Continue shopping' }).boundingBox();
  expect(link?.height).toBe(button?.height);
});

test('breadcrumbs: the pages above in order, and the current page', async ({ openCatalogue }) => {
  const page = await openCatalogue('navigation');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Rooms', 'Ferryman’s Rest']);
  await expect(trail.locator('[aria-current=page]')).toHaveText('Ferryman’s Rest');
});
