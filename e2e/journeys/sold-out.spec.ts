import type { Locator } from '@playwright/test';
import { june, juneStay, TODAY } from '../support/dates.ts';
import {
  bookingCard,
  chooseNights,
  datesField,
  day,
  more,
  pressGuests,
  reserve,
  reserveRoom,
} from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, goToCheckout } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, test } from '../support/test.ts';

test.use({ rooms: { 'canyon-king': { rooms: 1 }, 'trucker-single': { rooms: 2 } } });

test('D13 a sold-out night cannot be chosen, except as a check-out day', async ({ page, motel }) => {
  await (await otherGuest(motel)).book('canyon-king', juneStay(18, 20));
  await page.goto('/carddetails/canyon-king');
  await datesField(page).click();
  await expect(day(page, june(18))).toBeDisabled();
  await expect(day(page, june(19))).toBeDisabled();
  await expect(day(page, june(20))).toBeEnabled();

  await day(page, june(17)).click();
  await expect(day(page, june(18))).toBeEnabled();
  await expect(day(page, june(19))).toBeDisabled();
  await day(page, june(18)).click();
  await expect(datesField(page)).toContainText('Jun 17, 2027 - Jun 18, 2027');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeEnabled();
});

test('§2 past nights cannot be chosen: the first is the motel’s today', async ({ page }) => {
  await page.goto('/carddetails/canyon-king');
  await expect(datesField(page)).toContainText('Jun 14, 2027 - Jun 15, 2027');
  await datesField(page).click();
  await expect(day(page, june(13))).toBeDisabled();
  await expect(day(page, TODAY)).toBeEnabled();
});

test('D13 a room sold out tonight says so, and can be booked on other dates', async ({ page, motel }) => {
  await (await otherGuest(motel)).book('canyon-king', juneStay(14, 15));
  await page.goto('/carddetails/canyon-king');
  await expect(bookingCard(page)).toContainText('Sold out on these nights. Please choose other dates.');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  await chooseNights(page, juneStay(15, 16));
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeEnabled();
});

test('D11 asking for more rooms than are left shows how many there are', async ({ page, motel }) => {
  await (await otherGuest(motel)).book('trucker-single', juneStay(14, 15));
  await page.goto('/carddetails/trucker-single');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeEnabled();
  await pressGuests(page);
  await more(page, 'rooms');
  await expect(bookingCard(page)).toContainText('Only 1 room of this kind left on these nights.');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
});

test('§8 a room sold before payment: the guest sees it and takes other dates', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(/409 .*create-checkout-session/);
  trouble.expect(/Other guests are paying for these rooms/);
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', juneStay(14, 15));
  await fillGuestDetails(page);
  await (await otherGuest(motel)).hold('canyon-king', juneStay(14, 15));
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Other guests are paying for these rooms right now. They may be free again at',
  );

  await page.getByRole('link', { name: 'Choose other dates' }).click();
  await expect(bookingCard(page)).toContainText('Sold out on these nights.');
  await chooseNights(page, juneStay(15, 16));
  await reserve(page);
  await goToCheckout(page);
});

test('§4 §2 a room out of stock is dimmed and cannot be reserved', async ({ page }) => {
  await page.goto('/');
  const cardOf = (room: string) => page.getByRole('article').filter({ hasText: room });
  const picture = (room: string) => cardOf(room).locator('img').first();
  const card = cardOf('Fossil Quad');
  expect(await opacity(picture('Fossil Quad'))).toBeLessThan(0.7);
  expect(await opacity(picture('Hoodoo Double'))).toBe(1);
  const over = await card.getByText('Currently Not Available').boundingBox();
  const under = await picture('Fossil Quad').boundingBox();
  expect(over?.y, 'over the image').toBeGreaterThan(under?.y ?? Number.NaN);
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan((under?.y ?? 0) + (under?.height ?? 0));
  await expect(card).toContainText('Out of Stock');
  await expect(card.getByRole('link')).toHaveCount(0);

  await page.goto('/carddetails/fossil-quad');
  await expect(bookingCard(page)).toContainText('Currently Not Available');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
});

/** An element's effective opacity, its containers included. */
function opacity(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    let seen = 1;
    for (let at: Element | null = shown; at; at = at.parentElement)
      seen *= Number(getComputedStyle(at).opacity);
    return seen;
  });
}
