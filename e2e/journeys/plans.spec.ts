import { properties } from '@motel/content/testing';
import { flatTariff, sellBy } from '../support/flat-tariff.ts';
import { reserve } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expect, juneStay, test } from '../support/test.ts';

test('F33: a guest tells three plans apart, pays the price of one, cancels it', async ({ page, motel }) => {
  const flat = flatTariff(properties);
  await sellBy(motel.db, {
    ...flat,
    plans: [
      { id: 'flexible', label: 'Flexible' },
      { id: 'strict', label: 'Non-refundable', follows: 'flexible', percent: '-15' },
      { id: 'food', label: 'With breakfast', follows: 'flexible', includes: { breakfast: 'person-night' } },
    ],
    articles: [{ id: 'breakfast', label: 'Breakfast', price: '12', taxes: ['taxes'] }],
    policies: [...(flat.policies ?? []), { plan: 'strict', keep: 'everything' }],
  });
  const { checkIn, checkOut } = juneStay(20, 24);
  await beSignedIn(page);
  await page.goto(`/hotel-card?checkin=${checkIn}&checkout=${checkOut}`);
  await expect(page.getByText('No refund if you cancel.').first()).toBeVisible();
  await expect(page.getByText('free to cancel').first()).toBeVisible();
  await expect(page).toLookGoodHere();

  await page.goto(`/carddetails/canyon-king?checkin=${checkIn}&checkout=${checkOut}`);
  const plans = page.getByRole('group', { name: 'Three ways to book it' });
  await expect(plans.getByRole('radio', { name: /^Flexible/ })).toBeChecked();
  await expect(plans.getByText('$51 more')).toBeVisible();
  await plans.getByRole('radio', { name: /^Flexible/ }).press('ArrowUp');
  const strict = plans.getByRole('radio', { name: /^Non-refundable/ });
  await expect(strict).toBeChecked();
  await expect(plans.getByText('$91 more')).toBeVisible();
  await expect(page).toLookGood();
  await reserve(page);

  const pay = page.getByRole('button', { name: 'Confirm & Pay $516 CAD' });
  await expect(pay).toBeVisible();
  await expect(page.getByText(/^No free cancellation: .+ the whole price, \$516/)).toBeVisible();
  await expect(page).toLookGoodHere();
  await goToCheckout(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(strict).toBeChecked();
  await reserve(page);
  await goToCheckout(page);
  await expect(page.getByText('$516').first()).toBeVisible();
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
  await expect(page.getByText(/, Non-refundable$/)).toBeVisible();

  await page.goto('/booking-history');
  await expect(page.getByText(/^Non-refundable · 4/)).toBeVisible();
  await expect(page).toLookGoodHere();
  await page.getByRole('link', { name: 'Open the stay' }).first().click();
  await page.getByRole('button', { name: 'Cancel this stay' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the stay' }).click();
  await expect(page.getByText('Nothing goes back to your card, $516 CAD is kept.')).toBeVisible();
});
