import { cents, formatDollars } from '@motel/booking-core';
import { juneStay } from '../support/dates.ts';
import { more, pressGuests, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, goToCheckout } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { expect, test } from '../support/test.ts';

// The example of D3: a double with two persons in the price, $89 a night, $20 an extra person.
test.use({
  rooms: {
    'hoodoo-double': { pricePerNight: cents(8900), extraPersonCharge: cents(2000), defaultAllowedPersons: 2 },
  },
});

test('§9 D3 four adults in a double for two: two extra persons or two rooms', async ({ page, motel }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(14, 15));
  const selection = page.getByRole('region', { name: 'Room Selection' });
  const block = page.getByRole('heading', { name: 'Extra Person Charge' });
  const fewerExtra = page.getByRole('button', { name: 'Fewer extra persons' });
  await expect(block).toBeHidden();

  await more(page, 'adults', 3);
  await expect(selection).toContainText('Paying guests4');
  await expect(selection).toContainText('Total capacity2');
  await expect(block).toBeVisible();
  await expect(page.getByRole('group', { name: 'Extra persons' })).toContainText('2 Extra persons');
  // (89 + 40) + 7 + 6
  await expect(confirmButton(page)).toHaveText('Confirm & Pay $142 CAD');
  expect((await readPrice(page)).lines[1]).toEqual({
    label: 'Extra person charge',
    detail: '2 persons × $20 × 1 night',
    amount: 4000,
  });

  const problem = page.getByText('Not enough capacity. Add more rooms or extra persons.');
  await expect(problem).toBeHidden();
  await fewerExtra.click();
  await expect(problem).toBeVisible();
  await fillGuestDetails(page);
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Please fix the errors below');
  await expect(page.getByRole('alert')).toContainText(
    'Not enough capacity. Add more rooms or extra persons.',
  );
  await expect(page).toHaveURL('/confirm');

  await more(page, 'rooms');
  await expect(block).toBeHidden();
  // 2 × 89 + 9 + 8
  await expect(confirmButton(page)).toHaveText('Confirm & Pay $195 CAD');
  await goToCheckout(page);
  const [stored] = await motel.db.selectFrom('bookings').select(['rooms', 'extra_persons']).execute();
  expect(stored).toEqual({ rooms: 2, extra_persons: 0 });
});

test('§4 §9 on /confirm rooms rise to the minimum, and fewer are an error', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(14, 15));
  const rooms = page.getByRole('group', { name: 'Rooms' });
  await expect(rooms).toContainText('1 Rooms');

  await more(page, 'adults', 3);
  await expect(rooms).toContainText('1 Rooms');
  await more(page, 'infants');
  await expect(rooms).toContainText('2 Rooms');

  await page.getByRole('button', { name: 'Fewer rooms' }).click();
  await expect(page.getByText('Minimum 2 room(s) required for 5 paying guests')).toBeVisible();
});

test('§5 the guest selector limits guests by what the rooms take, and pets', async ({ page }) => {
  await page.goto('/carddetails/hoodoo-double');
  await pressGuests(page);
  await more(page, 'adults', 3);
  await expect(page.getByRole('button', { name: 'More adults' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'More children' })).toBeDisabled();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Fewer adults' }).click();
  await more(page, 'rooms');
  await more(page, 'children', 2);
  await more(page, 'pets', 2);
  await expect(page.getByRole('button', { name: 'More pets' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Guests/ })).toContainText(
    '2 adults, 2 children, 2 pets · 2 rooms',
  );

  await page.goto('/carddetails/canyon-king');
  await pressGuests(page);
  await expect(page.getByRole('group', { name: 'Adults' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pets' })).toBeHidden();
});

test('§4 §5 the pets box sets one pet, or none, and the price follows', async ({ page }) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(14, 16));
  const box = page.getByRole('checkbox', { name: 'I am bringing pets' });
  const pets = page.getByRole('group', { name: 'Pets' });
  const shownTotal = async () => formatDollars((await readPrice(page)).total);
  // 178 + 9 + 8
  expect(await shownTotal()).toBe('195');

  await box.check();
  await expect(pets).toContainText('1 Pets');
  // 178 + 30, + 11 + 9
  expect(await shownTotal()).toBe('228');
  await more(page, 'pets');
  await expect(page.getByRole('button', { name: 'More pets' })).toBeDisabled();

  await box.uncheck();
  await expect(pets).toBeHidden();
  expect(await shownTotal()).toBe('195');

  await page.goto('/carddetails/canyon-king');
  await reserve(page);
  await expect(confirmButton(page)).toBeVisible();
  await expect(box).toBeHidden();
});
