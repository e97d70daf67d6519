import { HOUR } from '../support/clock.ts';
import { juneStay } from '../support/dates.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { hueOf } from '../support/hue.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, test } from '../support/test.ts';

const DAY = 24 * HOUR;

test('D5 My Bookings signed out asks to sign in, and makes no call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  await page.goto('/booking-history');
  await expect(page.getByText('Sign in with your mobile number to see your bookings.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signin');
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('§2 My Bookings is loading, then empty with a link to the rooms', async ({ page }) => {
  await arriveSignedIn(page);
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/my-bookings', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/booking-history');
  await expect(page.getByText('Loading your bookings...')).toBeVisible();
  goOn();
  await expect(page.getByText('No Bookings Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Properties' }).click();
  await expect(page).toHaveURL('/');
});

test('§4 My Bookings lists the guest’s stays, statuses in colour @desktop', async ({ page, motel }) => {
  const me = await otherGuest(motel, '+14035550117');
  await me.book('river-queen', juneStay(14, 15));
  await me.book('hoodoo-double', juneStay(24, 25));
  await me.book('tipple-twin', juneStay(25, 26));
  await me.book('canyon-king', juneStay(27, 28));
  await (await otherGuest(motel)).book('canyon-king', juneStay(24, 25));
  await motel.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('property_id', '=', 'tipple-twin')
    .execute();
  await motel.db
    .updateTable('bookings')
    .set({ status: 'refunded' })
    .where('property_id', '=', 'canyon-king')
    .execute();
  motel.clock.advance(2 * DAY);
  await me.hold('trucker-single', juneStay(26, 27));

  await arriveSignedIn(page);
  await page.goto('/booking-history');
  const expected = [
    ['River Queen', 'completed', 'blue'],
    ['Hoodoo Double', 'confirmed', 'green'],
    ['Tipple Twin', 'cancelled', 'red'],
    ['Trucker Single', 'pending', 'yellow'],
    ['Canyon King', 'refunded', 'grey'],
  ] as const;
  await expect(page.getByRole('row')).toHaveCount(1 + expected.length);
  for (const [room, status, colour] of expected) {
    const pill = page.getByRole('row', { name: room }).getByText(status, { exact: true });
    await expect(pill).toBeVisible();
    expect(await hueOf(pill), `${status} is ${colour}`).toBe(colour);
  }
});
