import type { Stay } from '@motel/booking-core';
import type { Page } from '@playwright/test';
import { juneStay } from '../support/dates.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, test } from '../support/test.ts';

test('§4 D8 extended, additional_rooms: a question releases nights, or is paid', async ({ page, motel }) => {
  await (await otherGuest(motel, '+14035550117')).book('river-queen', juneStay(16, 18));
  await beSignedIn(page);

  const next = juneStay(18, 19);
  const question = 'This will extend your existing booking. Continue to payment?';
  const free = () => motel.freeRooms('river-queen', next.checkIn, next.checkOut);
  const freeBefore = await free();
  await askFor(page, next, question);
  expect(await free(), 'held while the question is open').not.toEqual(freeBefore);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/confirm');
  await expect.poll(free).toEqual(freeBefore);

  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await confirmButton(page).click();
  await expect(page.getByRole('dialog')).toContainText(question);
  await acceptAndPay(page);

  await askFor(
    page,
    juneStay(17, 18),
    'You already have a booking for these dates. This will add additional rooms. Continue to payment?',
  );
  await acceptAndPay(page);
  const stored = motel.db.selectFrom('bookings').select('action').where('status', '=', 'confirmed');
  expect((await stored.execute()).map(({ action }) => action).toSorted()).toEqual([
    'additional_rooms',
    'extended',
    'new',
  ]);
});

async function askFor(page: Page, stay: Stay, question: string): Promise<void> {
  await reserveRoom(page, 'river-queen', stay);
  await fillGuestDetails(page);
  await confirmButton(page).click();
  await expect(page.getByRole('dialog')).toContainText(question);
}

async function acceptAndPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/**');
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}
