import { reserve } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expect, juneStay, test } from '../support/test.ts';

test('§4.17 a family books two kinds of rooms and pays once', async ({ page }) => {
  const { checkIn, checkOut } = juneStay(20, 22);
  await beSignedIn(page);
  await page.goto(`/carddetails/canyon-king?checkin=${checkIn}&checkout=${checkOut}`);
  await reserve(page);

  // Three presses more than one room takes: another room, which one, reserve.
  await page.getByRole('link', { name: 'Add another room' }).click();
  await page
    .getByRole('link', { name: /Trucker Single/ })
    .first()
    .click();
  await expect(page.getByText('You are adding a room to your booking')).toBeVisible();
  await page.screenshot({ path: '/tmp/o-adding.png', fullPage: true });
  await expect(page).toLookGoodHere();
  await reserve(page);

  const rooms = page.getByRole('region', { name: 'A name for each key' });
  await expect(rooms.getByRole('listitem')).toHaveCount(2);
  await rooms.getByLabel('Name at the desk').fill('Joan Okafor');
  await expect(page).toLookGood();
  await page.screenshot({ path: '/tmp/o-confirm.png', fullPage: true });
  await goToCheckout(page);
  await page.screenshot({ path: '/tmp/o-checkout.png', fullPage: true });
  await payWithTestCard(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: '/tmp/o-paid.png', fullPage: true });
  await page.goto('/booking-history');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: '/tmp/o-bookings.png', fullPage: true });
});
