import { juneStay } from '../support/dates.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, payWithTestCard } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, test } from '../support/test.ts';

const MOBILE = '403 555 0117';
const RELATED = [
  {
    action: 'extended',
    stay: juneStay(18, 19),
    question: 'This will extend your existing booking. Continue to payment?',
  },
  {
    action: 'additional_rooms',
    stay: juneStay(17, 18),
    question:
      'You already have a booking for these dates. This will add additional rooms. Continue to payment?',
  },
];

for (const { action, stay, question } of RELATED) {
  test(`§4 D8 ${action}: the guest accepts the question and pays`, async ({ page, motel }) => {
    await (await otherGuest(motel, '+14035550117')).book('river-queen', juneStay(16, 18));
    await arriveSignedIn(page, MOBILE);
    await reserveRoom(page, 'river-queen', stay);
    await fillGuestDetails(page);
    await confirmButton(page).click();

    await expect(page.getByRole('dialog')).toContainText(question);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/checkout/**');
    await payWithTestCard(page);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    const stored = await motel.db
      .selectFrom('bookings')
      .select(['action', 'status'])
      .orderBy('check_in')
      .execute();
    expect(stored).toContainEqual({ action, status: 'confirmed' });
  });

  test(`§4 ${action}: declining the question releases the nights`, async ({ page, motel }) => {
    await (await otherGuest(motel, '+14035550117')).book('river-queen', juneStay(16, 18));
    const free = () => motel.freeRooms('river-queen', stay.checkIn, stay.checkOut);
    const freeBefore = await free();
    await arriveSignedIn(page, MOBILE);
    await reserveRoom(page, 'river-queen', stay);
    await fillGuestDetails(page);
    await confirmButton(page).click();

    await expect(page.getByRole('dialog')).toContainText(question);
    expect(await free(), 'held while the question is open').not.toEqual(freeBefore);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/confirm');
    await expect.poll(free).toEqual(freeBefore);

    await expect(page.getByLabel('First name')).toHaveValue('Wren');
    await confirmButton(page).click();
    await expect(page.getByRole('dialog')).toContainText(question);
  });
}
