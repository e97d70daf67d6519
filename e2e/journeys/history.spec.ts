import { HOUR } from '../support/clock.ts';
import { juneStay } from '../support/dates.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { hueOf } from '../support/hue.ts';
import { expectGoodLook } from '../support/look.ts';
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
  await expectGoodLook(page);
  goOn();
  await expect(page.getByText('No Bookings Yet')).toBeVisible();
  await expect(page.getByText('No stays under +1 403 555 0117.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('link', { name: 'Browse Properties' }).click();
  await expect(page).toHaveURL('/');
});

test('§4 My Bookings lists the guest’s stays, statuses in colour', async ({ page, motel }) => {
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
  const fold = page.getByText('Nights behind you');
  const isPhone = test.info().project.name === 'phone';
  if (isPhone) await fold.click();
  else await expect(page.getByRole('row')).toHaveCount(1 + expected.length);
  for (const [room, status, colour] of expected) {
    const isOver = status === 'completed';
    const shown = isPhone && !isOver ? stayCard(page, room) : page.getByRole('row', { name: room });
    const pill = shown.getByText(status, { exact: true });
    await expect(pill).toBeVisible();
    expect(await hueOf(pill), `${status} is ${colour}`).toBe(colour);
  }
});

test('§2.18 stays to come, to pay and past: each says what it needs @desktop', async ({ page, motel }) => {
  const me = await otherGuest(motel, '+14035550117');
  await me.book('canyon-king', juneStay(14, 15));
  motel.clock.advance(2 * DAY);
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(18, 22));
  await goToCheckout(page);
  await payWithTestCard(page);
  await page.getByRole('link', { name: 'View Orders' }).click();
  const hoodoo = stayCard(page, 'Hoodoo Double');
  await expect(hoodoo).toContainText('Fri Jun 18 → Tue Jun 22');
  await expect(hoodoo).toContainText('2 days to go.');
  await expect(hoodoo).toContainText(/LI-\w{5}/);
  await expect(hoodoo).toContainText('Free to cancel until Thu, Jun 17');
  const file = page.waitForEvent('download');
  await hoodoo.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toMatch(/^LI-\w{5}\.ics$/);
  await hoodoo.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('Paid in all')).toBeVisible();

  await reserveRoom(page, 'river-queen', juneStay(25, 27));
  await goToCheckout(page);
  const checkout = page.url();
  await page.goto('/booking-history');
  const river = stayCard(page, 'River Queen');
  await expect(river).toContainText('The room is yours once $195 CAD is paid.');
  await expect(river).toContainText('We hold it until Wed, Jun 16, 11:10 PM.');
  const names = page.getByRole('article').getByRole('heading');
  expect(await names.allTextContents(), 'the next stay first').toEqual(['Hoodoo Double', 'River Queen']);
  await expectGoodLook(page);
  await river.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(checkout);
  await page.goBack();
  await river.getByRole('button', { name: 'Let go' }).click();
  await expect(river).toBeHidden();
  expect(await motel.freeRooms('river-queen', juneStay(25, 27).checkIn, juneStay(25, 27).checkOut)).toEqual(
    await motel.freeRooms('river-queen', juneStay(28, 30).checkIn, juneStay(28, 30).checkOut),
  );

  await hoodoo.getByRole('link', { name: 'Open the stay' }).click();
  await page.getByRole('button', { name: 'Cancel this stay' }).click();
  await page.getByRole('button', { name: 'Cancel the stay' }).click();
  await expect(page.getByText('Your stay is cancelled.')).toBeVisible();
  await page.goto('/booking-history');
  await expect(hoodoo).toContainText('$520 CAD is on its way back to your card.');
  await expectGoodLook(page);
  await motel.runJobs();
  await page.reload();
  await expect(hoodoo).toContainText('$520 CAD went back to your card.');
});

test('§6.4 a known number alone: stays without anything to change @desktop', async ({ page, motel }) => {
  const me = await otherGuest(motel, '+14035550117');
  await me.book('river-queen', juneStay(20, 22));
  await me.hold('hoodoo-double', juneStay(24, 25));
  await arriveSignedIn(page);
  await page.goto('/booking-history');
  await expect(stayCard(page, 'River Queen')).toContainText('open the link in our mail on this device.');
  await expect(stayCard(page, 'Hoodoo Double')).toContainText('It can be paid on the device that booked it.');
  await expect(page.getByRole('link', { name: 'Open the stay' })).toHaveCount(0);
  await expect(page.getByText(/LI-/)).toHaveCount(0);
  await expectGoodLook(page);
});
