import { reserve } from '../support/guest/choose-stay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expect, juneStay, test } from '../support/test.ts';

const LAPTOPS = [
  [1280, 640],
  [1366, 650],
  [1366, 768],
  [1440, 900],
] as const;

test('§9.3 on laptops the bill, its total and the button are seen together @wide', async ({ page }) => {
  await beSignedIn(page);
  const { checkIn, checkOut } = juneStay(18, 26);
  const stay = new URLSearchParams({
    checkin: checkIn,
    checkout: checkOut,
    adults: '3',
    pets: '2',
    rooms: '1',
  });
  await page.goto(`/carddetails/hoodoo-double?${stay}`);
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height });
    const price = page.locator('[href="#book"]').filter({ hasText: '$' });
    await expect(price, `H13 ${width} × ${height}`).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Reserve' })).toBeInViewport();
  }
  await reserve(page);
  await page.waitForURL('/confirm');
  const summary = page.getByRole('complementary', { name: 'Booking summary' });
  await expect(summary.getByText('Tourism Levy tax')).toBeVisible();
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const button = await summary.getByRole('button', { name: /^Confirm & Pay/ }).boundingBox();
    const amounts = await summary.locator('dd').filter({ hasText: '$' }).all();
    expect(amounts.length, 'six lines and the total').toBe(7);
    const boxes = await Promise.all(amounts.map((amount) => amount.boundingBox()));
    const bottoms = boxes.map((box) => (box === null ? Number.NaN : box.y + box.height));
    expect(bottoms, `${width} × ${height}: each line below the one before`).toEqual(
      bottoms.toSorted((one, other) => one - other),
    );
    const total = boxes.at(-1)?.y ?? 0;
    expect(bottoms.at(-2), 'no line is under the total').toBeLessThanOrEqual(total);
    expect((button?.y ?? 0) + (button?.height ?? 0), 'the button').toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect(summary.getByText('Total', { exact: true }), 'in a window too low for all').toBeInViewport();
  await expect(page).toLookGoodHere();
});
