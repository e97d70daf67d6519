import { HOUR } from '../support/clock.ts';
import { juneStay } from '../support/dates.ts';
import { bookingCard, chooseNights, datesField, more } from '../support/guest/choose-stay.ts';
import { expect, test } from '../support/test.ts';

test('§2 D6 what is searched for stays out of the address and is on the booking card; what does not fit is said @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const travelers = page.getByRole('button', { name: /^Travelers/ });
  await expect(page.getByLabel('Destination')).toHaveValue('Drumheller, Alberta');
  await expect(datesField(page)).toContainText('Jun 14 - Jun 14');
  await expect(travelers).toContainText('2 adults · 0 children · 1 room');
  await chooseNights(page, juneStay(20, 23));
  await expect(page.getByRole('dialog', { name: 'Dates' }), 'it closes by itself').toBeHidden();
  await expect(datesField(page)).toContainText('Jun 20 - Jun 23');
  await travelers.click();
  await more(page, 'adults');
  await expect(travelers).toContainText('3 adults · 0 children · 1 room');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('dialog', { name: 'Travelers' }), 'a press outside closes it').toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/hotel-card');

  await page.getByRole('link', { name: 'Tipple Twin' }).click();
  await expect(datesField(page)).toContainText('Jun 20, 2027 - Jun 23, 2027');
  await expect(page.getByRole('button', { name: /^Guests/ })).toContainText('3 adults · 1 room');

  await page.goBack();
  await page.getByRole('link', { name: 'River Queen' }).click();
  await expect(bookingCard(page)).toContainText(
    'We changed your party to what fits here: 2 adults in 1 room.',
  );
});

test('§9 a day later than the page: the card of a guest who comes back after the motel’s midnight starts at the new today', async ({
  page,
  context,
  motel,
}) => {
  await context.clock.setFixedTime(motel.clock.now());
  await page.goto('/carddetails/river-queen');
  await expect(datesField(page)).toContainText('Jun 14, 2027 - Jun 15, 2027');
  motel.clock.advance(2 * HOUR);
  await context.clock.setFixedTime(motel.clock.now());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bookingCard(page)).toContainText('Check-in cannot be in the past.');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  await page.reload();
  await expect(datesField(page)).toContainText('Jun 15, 2027 - Jun 16, 2027');
});
