import { cents } from '@motel/booking-core';
import { juneStay } from '../support/dates.ts';
import { flatTariff, sellBy } from '../support/flat-tariff.ts';
import { bookingCard, chooseNights, datesField, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import {
  CARDS,
  confirmButton,
  fillGuestDetails,
  goToCheckout,
  payWithTestCard,
} from '../support/guest/pay.ts';
import { arriveSignedIn, signIn, storedSession } from '../support/guest/sign-in.ts';
import { expect, test } from '../support/test.ts';

// One room of its kind: holding it keeps it from every other guest.
test.use({ rooms: { 'canyon-king': { rooms: 1 } } });

const STAY = juneStay(16, 18);

test('D9 a declined card charges nothing; a good one pays the same stay', async ({ page, motel }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await goToCheckout(page);
  await payWithTestCard(page, CARDS.declined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  const payments = motel.db.selectFrom('folio_entries').selectAll().where('kind', '=', 'payment');
  expect(await payments.execute()).toEqual([]);

  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await motel.db.selectFrom('bookings').select('status').execute()).toEqual([{ status: 'confirmed' }]);
});

test('D6 cancelling at the checkout keeps the stay and releases its nights', async ({ page, motel }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await goToCheckout(page);
  const free = () => motel.freeRooms('canyon-king', STAY.checkIn, STAY.checkOut);
  expect(await free()).toEqual([0, 0]);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/carddetails\/canyon-king\?/);
  await expect(
    page.getByText('Nothing was charged. Your stay is still here when you are ready.'),
  ).toBeVisible();
  await expect(datesField(page)).toContainText('Jun 16, 2027 - Jun 18, 2027');
  await expect.poll(free, 'the hold is released').toEqual([1, 1]);

  await reserve(page);
  await goToCheckout(page);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('D6 a calendar older than the release of the rooms is asked again', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await goToCheckout(page);
  const { promise: asked, resolve: haveAsked } = Promise.withResolvers<void>();
  const { promise: released, resolve: haveReleased } = Promise.withResolvers<void>();
  await page.route('**/release-checkout-session', async (route) => {
    await asked;
    await route.fulfill({ response: await route.fetch() });
    haveReleased();
  });
  // Of the time before the release, and on its way until after it.
  await page.route(
    '**/availability/**',
    async (route) => {
      const response = await route.fetch();
      haveAsked();
      await released;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Cancel' }).click();
  await released;
  await reserve(page);
  await expect(page).toHaveURL('/confirm');
});

test('§3 Back from the checkout keeps the form; the same stay can be booked', async ({ page, motel }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await page.getByLabel('Special requests').fill('A quiet room, please.');
  await goToCheckout(page);
  const firstCheckout = page.url();

  await page.goBack();
  await expect(page).toHaveURL('/confirm');
  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await expect(page.getByLabel('Special requests')).toHaveValue('A quiet room, please.');
  await confirmButton(page).click();
  await page.waitForURL(firstCheckout);

  // Changed in between, it is another booking, which takes over the room of the first.
  await page.goBack();
  await page.getByLabel('Special requests').fill('No request at all.');
  await confirmButton(page).click();
  await page.waitForURL((url) => url.pathname.startsWith('/checkout/') && url.href !== firstCheckout);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const confirmed = motel.db.selectFrom('bookings').select('guest_details').where('status', '=', 'confirmed');
  expect(await confirmed.execute()).toMatchObject([
    { guest_details: { specialRequest: 'No request at all.' } },
  ]);
});

test('decision 052 what is typed on /confirm stays until it is paid for', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await page.getByLabel('Special requests').fill('A quiet room, please.');
  const phone = page.getByLabel('Phone');
  await phone.fill('');
  await phone.pressSequentially('+1 (403) 555-0199');
  await expect(phone).toHaveValue('+14035550199');
  await goToCheckout(page);
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await expect(page.getByLabel('Special requests')).toHaveValue('A quiet room, please.');
  await page.getByRole('link', { name: 'Back to the room' }).click();
  await reserve(page);
  await expect(page.getByLabel('Special requests')).toHaveValue('A quiet room, please.');
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(stored).not.toContain('Wren');
});

test('§3 Back to a cached page ends Processing... and books the same stay', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await fillGuestDetails(page);
  // An empty answer leaves the old page in place, like a back-forward cache, which not every test browser has.
  await page.route('**/checkout/**', (route) => route.fulfill({ status: 204 }));
  const firstCheckout = page.waitForRequest('**/checkout/**');
  await confirmButton(page).click();
  await firstCheckout;
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await page.unrouteAll({ behavior: 'wait' });
  await confirmButton(page).click();
  await page.waitForURL((await firstCheckout).url());
});

test('§4 after Back twice, one’s own unpaid checkout does not block Reserve', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await goToCheckout(page);
  await page.goBack();
  await expect(confirmButton(page)).toBeVisible();
  await page.goBack();
  await expect(datesField(page)).toContainText('Jun 16, 2027 - Jun 18, 2027');
  await reserve(page);
  await goToCheckout(page);
});

test('§4 a double click on Confirm & Pay makes one booking', async ({ page, motel }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await fillGuestDetails(page);
  await confirmButton(page).dblclick();
  await page.waitForURL('**/checkout/**');
  expect(await motel.db.selectFrom('bookings').select('status').execute()).toEqual([{ status: 'held' }]);
});

test('§4 the button reads Processing... while it works', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await fillGuestDetails(page);
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/create-checkout-session', async (route) => {
    await looked;
    await route.continue();
  });
  await confirmButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  goOn();
  await page.waitForURL('**/checkout/**');
});

test('§8 D1 a changed price is shown before the guest pays', async ({ page, motel, trouble }) => {
  trouble.expect(/409 .*create-checkout-session/);
  trouble.expect(/The price has changed/);
  await arriveSignedIn(page);
  // The form asks for its room once more when it opens, and would show the new price by itself.
  const asked = page.waitForResponse(
    (response) => response.url().includes('getPropertyDetail') && page.url().includes('/confirm'),
  );
  await reserveRoom(page, 'canyon-king', STAY);
  await asked;
  await fillGuestDetails(page);
  await expect(confirmButton(page)).toHaveText('Confirm & Pay $304 CAD');
  const dearer = { ...motel.property('canyon-king'), pricePerNight: cents(150_00) };
  await sellBy(motel.db, flatTariff([dearer]));

  await confirmButton(page).click();
  await expect(page.getByText('The price has changed. The total is now $327 CAD.')).toBeVisible();
  await expect(confirmButton(page)).toHaveText('Confirm & Pay $327 CAD');
  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  await expect(page.getByRole('button', { name: 'Pay $327.00 CAD' })).toBeVisible();
});

test('§6 the checkout returns a guest of 127.0.0.1 to their own session', async ({ page, motel }) => {
  const here = new URL(motel.url);
  here.hostname = '127.0.0.1';
  await page.goto(new URL('/carddetails/canyon-king', here).href);
  await chooseNights(page, STAY);
  await reserve(page);
  await signIn(page);
  await goToCheckout(page);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(bookingCard(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(here.origin);
  await reserve(page);
  await goToCheckout(page);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(here.origin);
  expect((await storedSession(page)).every((item) => item !== null)).toBe(true);
});
