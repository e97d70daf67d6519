import { formatDollars, sum } from '@motel/booking-core';
import { juneStay } from '../support/dates.ts';
import { bookingCard, chooseNights, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, test } from '../support/test.ts';

test('§4 signed in, Reserve leads straight to /confirm, also a second time', async ({ page, motel }) => {
  const earlier = await otherGuest(motel, '+14035550117');
  await earlier.book('river-queen', juneStay(14, 15));

  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', juneStay(20, 21));
  await goToCheckout(page);
  await payWithTestCard(page);

  await page.getByRole('link', { name: 'View Orders' }).click();
  await expect(stayCard(page, 'Canyon King')).toContainText('confirmed');
  await expect(stayCard(page, 'River Queen')).toContainText('confirmed');
});

test('§9 D1 a price with cents shows its rounding; lines add up everywhere', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/carddetails/tipple-twin');
  await chooseNights(page, juneStay(14, 15));
  const card = await readPrice(bookingCard(page));
  await reserve(page);
  await expect(confirmButton(page)).toBeVisible();
  const confirm = await readPrice(page);
  await goToCheckout(page);
  const checkout = await readPrice(page);

  for (const price of [card, confirm, checkout]) {
    expect(sum(...price.lines.map(({ amount }) => amount))).toBe(price.total);
    // $104.50, 5 % and 4 % of it rounded up, the sum rounded up.
    expect(formatDollars(price.total)).toBe('116');
    expect(price.lines).toContainEqual({ label: 'Rounding to whole dollars', detail: '', amount: 50 });
  }
  expect(checkout).toEqual(confirm);
  expect(confirm.lines.map(({ label }) => label)).toEqual([
    '$104.50 × 1 night × 1 room',
    'Extra person charge',
    'Smoking room charge',
    'Pet fee per pet',
    'Taxes',
    'Tourism Levy tax',
    'Rounding to whole dollars',
  ]);
});
