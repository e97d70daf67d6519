import { formatDollars, sum } from '@motel/booking-core';
import { properties } from '@motel/content/testing';
import { SECOND } from '../support/clock.ts';
import { flatTariff, sellBy } from '../support/flat-tariff.ts';
import { bookingCard, chooseNights, datesField, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import {
  CARDS,
  confirmButton,
  fillGuestDetails,
  goToCheckout,
  payWithTestCard,
} from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { beSignedIn, signIn, storedSession } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { expect, juneStay, test } from '../support/test.ts';

// One room of its kind: holding it keeps it from every other guest.
test.use({ rooms: { 'canyon-king': { rooms: 1 } } });

const STAY = juneStay(16, 18);

test('§2.9 §9 D1 D9 F14 lines add up; no charge when declined @daily', async ({ page, motel, trouble }) => {
  trouble.expect(/422 .*check-promotion-code/);
  trouble.expect(/Failed to check a promotion code/);
  await sellBy(motel.db, { ...flatTariff(properties), codes: [{ code: 'HARVEST', off: '10%' }] });
  await beSignedIn(page);
  await page.goto('/carddetails/tipple-twin');
  await chooseNights(page, juneStay(14, 15));
  const card = await readPrice(bookingCard(page));
  await reserve(page);
  await expect(confirmButton(page)).toBeVisible();
  const confirm = await readPrice(page);
  for (const price of [card, confirm]) {
    // $104.50, 5 % and 4 % of it rounded up, the sum rounded up.
    expect(formatDollars(price.total)).toBe('116');
    expect(price.lines).toContainEqual({ label: 'Rounding to whole dollars', detail: '', amount: 50 });
  }

  await page.getByRole('button', { name: 'I have a promotion code' }).click();
  await page.getByLabel('Promotion code').fill('winter');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code is not known.')).toBeVisible();
  await expect(page).toLookGoodHere();
  await page.getByLabel('Promotion code').fill('harvest');
  await page.getByLabel('Promotion code').press('Enter');
  await expect(page.getByText('Code HARVEST: 10% off')).toBeVisible();
  const reduced = await readPrice(page);
  expect(reduced.total).toBeLessThan(confirm.total);
  await goToCheckout(page);
  const checkout = await readPrice(page);
  expect(checkout).toEqual(reduced);
  for (const price of [card, confirm, checkout]) {
    expect(sum(...price.lines.map(({ amount }) => amount))).toBe(price.total);
  }

  await payWithTestCard(page, CARDS.declined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  const payments = motel.db.selectFrom('folio_entries').selectAll().where('kind', '=', 'payment');
  expect(await payments.execute()).toEqual([]);

  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await motel.db.selectFrom('bookings').select('status').execute()).toEqual([{ status: 'confirmed' }]);
});

test('D6 §6 cancelling at checkout keeps stay and session, frees nights @daily', async ({ page, motel }) => {
  // The server's other name: the checkout returns to where the session is.
  const here = new URL(motel.url);
  here.hostname = '127.0.0.1';
  await page.goto(new URL('/carddetails/canyon-king', here).href);
  await chooseNights(page, STAY);
  await reserve(page);
  await signIn(page);
  await goToCheckout(page);
  const free = () => motel.freeRooms('canyon-king', STAY.checkIn, STAY.checkOut);
  expect(await free()).toEqual([0, 0]);

  const { promise: asked, resolve: haveAsked } = Promise.withResolvers<void>();
  const { promise: released, resolve: haveReleased } = Promise.withResolvers<void>();
  await page.route('**/release-checkout-session', async (route) => {
    await asked;
    await route.fulfill({ response: await route.fetch() });
    haveReleased();
  });
  // A calendar from before the release, on its way until after it: it is loaded again.
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
  await expect(
    page.getByText('Nothing was charged. Your stay is still here when you are ready.'),
  ).toBeVisible();
  await expect(datesField(page)).toContainText('Jun 16, 2027 - Jun 18, 2027');
  expect(new URL(page.url()).origin).toBe(here.origin);
  await released;
  expect(await free(), 'the hold is released').toEqual([1, 1]);

  await reserve(page);
  await goToCheckout(page);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(here.origin);
  expect((await storedSession(page)).every((item) => item !== null)).toBe(true);
});

test('§3 §4 decision 052 Back from the checkout keeps form and one booking', async ({ page, motel }) => {
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await fillGuestDetails(page);
  await page.getByLabel('Special requests').fill('A quiet room, please.');
  await confirmButton(page).dblclick();
  await page.waitForURL('**/checkout/**');
  const firstCheckout = page.url();
  const statuses = motel.db.selectFrom('bookings').select('status');
  expect(await statuses.execute(), 'of a double click').toEqual([{ status: 'held' }]);

  await page.goBack();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await expect(page.getByLabel('Special requests')).toHaveValue('A quiet room, please.');
  await confirmButton(page).click();
  await page.waitForURL(firstCheckout);

  await test.step('after Back twice, one’s own unpaid checkout does not block Reserve', async () => {
    await page.goBack();
    await expect(confirmButton(page)).toBeVisible();
    await page.goBack();
    await expect(datesField(page)).toContainText('Jun 16, 2027 - Jun 18, 2027');
    await reserve(page);
  });

  // Changed in between, it is another booking, which takes over the room of the first.
  await page.getByLabel('Special requests').fill('No request at all.');
  await confirmButton(page).click();
  await page.waitForURL((url) => url.pathname.startsWith('/checkout/') && url.href !== firstCheckout);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const confirmed = motel.db.selectFrom('bookings').select('guest_details').where('status', '=', 'confirmed');
  expect(await confirmed.execute()).toMatchObject([
    { guest_details: { specialRequest: 'No request at all.' } },
  ]);
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(stored, 'what was typed, once it is paid for').not.toContain('No request at all.');
});

test('§2.17 D9 a failed late payment can be paid again; the page notices', async ({ page, motel }) => {
  const postmark = page.getByRole('img', { name: /^Postmarked/ });
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await goToCheckout(page);
  await payWithTestCard(page, CARDS.failsLate);
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await expect(page.getByText('your reference')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
  await expect(postmark).toBeHidden();
  await expect(page).toLookGood();
  motel.clock.advance(20 * SECOND);
  await motel.runJobs();
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
  await expect(page.getByText('your reference')).toBeVisible();
  await expect(postmark).toBeHidden();
  await expect(page).toLookGoodHere();

  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL('/confirm');
  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  await payWithTestCard(page, CARDS.paysLate);
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await page.goto('/booking-history');
  await expect(stayCard(page, 'Canyon King')).toContainText('pending');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  motel.clock.advance(20 * SECOND);
  await motel.runJobs();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(postmark).toBeVisible();
});
