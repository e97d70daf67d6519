import { formatDollars } from '@motel/booking-core';
import { bookingCard, datesField, day, more, pressGuests } from '../support/guest/choose-stay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, june, juneStay, test } from '../support/test.ts';

test.use({ rooms: { 'canyon-king': { rooms: 1 } } });

test('D13 D11 sold-out nights cannot be chosen; other rooms are offered @daily', async ({ page, motel }) => {
  const other = await otherGuest(motel);
  await other.book('canyon-king', juneStay(14, 15));
  await other.book('canyon-king', juneStay(18, 20));

  await test.step('D13 a room sold out tonight', async () => {
    await page.goto('/carddetails/canyon-king');
    await expect(bookingCard(page)).toContainText('Sold out on these nights. Please choose other dates.');
    await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
    await datesField(page).click();
    await expect(day(page, june(18))).toBeDisabled();
    await expect(day(page, june(19))).toBeDisabled();
    await expect(day(page, june(20))).toBeEnabled();
    await day(page, june(17)).click();
    await expect(day(page, june(18)), 'as a check-out day').toBeEnabled();
    await expect(day(page, june(19))).toBeDisabled();
    await day(page, june(18)).click();
    await expect(datesField(page)).toContainText('Jun 17, 2027 - Jun 18, 2027');
    await expect(page.getByRole('button', { name: 'Reserve' })).toBeEnabled();
    await pressGuests(page);
    await more(page, 'rooms');
    await expect(bookingCard(page), 'D11').toContainText('Only 1 room of this kind left on these nights.');
    await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  });

  await test.step('D13 two other rooms at the price of their cards', async () => {
    await page.goto('/carddetails/canyon-king?checkin=2027-06-17&checkout=2027-06-19&adults=2');
    const notice = page.getByRole('status').filter({ hasText: 'Sold out on Fri, Jun 18.' });
    await expect(notice).toBeInViewport();
    const others = bookingCard(page).getByRole('listitem');
    await expect(others).toHaveCount(2);
    await expect(page).toLookGood();
    await notice.getByRole('link').click();
    await expect(bookingCard(page)).toBeInViewport();
    const [price = ''] = (await others.first().textContent())?.match(/\$[\d,]+ CAD/) ?? [];
    await others.first().getByRole('link').click();
    await expect(datesField(page)).toContainText('Jun 17, 2027 - Jun 19, 2027');
    expect(`$${formatDollars((await readPrice(bookingCard(page))).total)} CAD`).toBe(price);
  });
});
