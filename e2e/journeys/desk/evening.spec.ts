import { fillIn, fillInGuest, openDesk, signInAtDesk } from '../../support/desk.ts';
import { typeByKeyboard } from '../../support/guest/by-keyboard.ts';
import { payWithTestCard } from '../../support/guest/pay.ts';
import { tabTo } from '../../support/guest/tab-to.ts';
import type { Motel } from '../../support/motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { countPresses } from '../../support/presses.ts';
import { giveRoom } from '../../support/slept-last-night.ts';
import { expect, june, juneStay, type Page, test } from '../../support/test.ts';
import { refundPart } from '../../support/walk-in.ts';

/** The first room of a list that the keyboard reaches. */
const HOODOO = /^Hoodoo Double/;

const folio = (page: Page) => page.getByRole('table', { name: /^Folio/ });

/** A stay of two nights or more that a guest has paid on the website. @returns its id */
async function paidStay(motel: Motel, checkOut: number, rooms = 1): Promise<string> {
  await (await otherGuest(motel)).book('hoodoo-double', juneStay(14, checkOut), rooms);
  return (await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()).id;
}

test('§14.5: a walk-in with cash, by keyboard alone @wide @daily', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'more', name: 'Wren Arcand' });
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New stay');
  // Tonight is filled in: the nights have focus.
  await expect(page.getByLabel('Nights')).toBeFocused();
  await expect(page.getByLabel('Arrives')).toHaveValue('2027-06-14');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');

  const room = page.getByRole('radio', { name: HOODOO });
  await tabTo(page, page.getByRole('radio', { name: /free/ }).first());
  await page.keyboard.press('Space');
  for (let press = 0; press < 6 && !(await room.isChecked()); press++) await page.keyboard.press('ArrowDown');
  await expect(room).toBeChecked();

  const guest = { 'Mobile number': '403 555 0138', 'First name': 'Amara', 'Last name': 'Osei-Lindqvist' };
  await typeByKeyboard(page, guest);
  const cash = page.getByRole('radio', { name: 'Cash' });
  await tabTo(page, page.getByRole('radio', { name: 'Terminal' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(cash).toBeChecked();
  const book = page.getByRole('button', { name: /^Book, take \$[\d.]+ in cash$/ });
  await tabTo(page, book);
  await expect(page).toLookGoodHere();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Osei-Lindqvist');
  await expect(page.getByText('Paid in full')).toBeVisible();
  await expect(folio(page)).toContainText('by Wren Arcand');
  const free = await motel.freeRooms('hoodoo-double', june(14), june(17));
  expect(free[0]).toBe((free[2] ?? 0) - 1);
});

test('§14.5: free keys sell their rooms: two at once, one with a note', async ({ page, motel, trouble }) => {
  trouble.expect(/bookStay|409/);
  await openDesk(page, motel, { path: 'tonight' });

  await test.step('two rooms are booked at once, the pressed one and the next best', async () => {
    await page.getByRole('link', { name: /^14 ?, free and ready$/ }).click();
    await page.getByLabel('Rooms', { exact: true }).fill('2');
    const numbers = page.getByRole('group', { name: 'Room numbers' });
    await expect(numbers.getByRole('option', { selected: true })).toHaveText([/^14\b/, /^11\b/]);
    await expect(page).toLookGoodHere();
    await numbers.getByLabel('2 of 2').selectOption({ index: 2 });
    await fillInGuest(page);
    await page.getByRole('radio', { name: 'Cash' }).check();
    await page.getByRole('button', { name: /in cash$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Osei');
    await expect(page.getByText('Rooms 12 and 14', { exact: true })).toBeVisible();
  });

  await test.step('of a room that is sold at this moment nothing is booked', async () => {
    await page.goto('/desk/tonight');
    await page.getByRole('link', { name: /^16 ?, free and ready$/ }).click();
    const number = page.getByLabel('Room number');
    await expect(number.getByRole('option', { selected: true })).toHaveText(/^16\b/);
    await fillInGuest(page, 'Osei-Lindqvist', '403 555 0139');
    await page.getByLabel('Note for the desk').fill('Comes with a trailer.');
    await page.getByRole('radio', { name: 'Terminal' }).check();
    // Another clerk gives the room to the stay of before.
    const { id } = await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    await giveRoom(motel, '16', 14, id);
    await page.getByRole('button', { name: /at the terminal$/ }).click();
    await expect(
      page.getByText('Another stay or a closure has this room on one of these nights.'),
    ).toBeVisible();
    await expect(page.getByText('Room 16 is not free on all these nights.')).toBeVisible();
    await expect(page).toLookGood();
    expect(await motel.db.selectFrom('bookings').select('id').execute()).toHaveLength(1);

    await number.selectOption({ index: 2 });
    await page.getByRole('button', { name: /at the terminal$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Osei-Lindqvist');
    await expect(page.getByText(/^Room [12]\d$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Comes with a trailer.');
  });
});

test('§14.5: a telephone booking, by a deposit and its link', async ({ page, motel, browser }) => {
  await openDesk(page, motel, { path: 'new' });
  const presses = await countPresses(page);
  await fillInGuest(page);
  await fillIn(page, { Mail: 'amara@example.ca', Arrives: '2027-07-20' });
  await page.getByRole('radio', { name: /River Queen/ }).check();
  await page.getByRole('radio', { name: 'Link' }).check();
  await fillIn(page, { Deposit: '50', 'The rest by': '2027-07-10' });
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'Hold the room and send a link for $50.00' }).click();
  await expect(page.getByText('Waits for payment')).toBeVisible();
  await expect(page.getByText('A deposit confirmed it: the rest is asked for on Sat Jul 10.')).toBeVisible();
  // The room, the way, the deed.
  expect(await presses()).toBe(3);
  await expect(page.getByRole('img', { name: /^Payment link/ })).toBeVisible();
  await expect(page.getByText('The link was mailed to amara@example.ca')).toBeVisible();
  await expect(page).toLookGood();
  await motel.runJobs();
  const mail = (await motel.mails()).find(({ to }) => to.includes('amara@'));
  expect(mail?.text).toContain('It is yours once $50.00 CAD are paid');

  const address = await page.getByRole('link', { name: /checkout/ }).getAttribute('href');
  const phone = await browser.newContext();
  const guest = await phone.newPage();
  await guest.goto(address ?? '');
  await payWithTestCard(guest);
  await expect(guest).not.toHaveURL(/checkout/);
  await phone.close();
  // The desk polls by itself.
  await expect(page.getByRole('img', { name: /^Payment link/ })).toBeHidden();
  await expect(page.getByText('Waits for payment')).toBeHidden();
  await expect(folio(page)).toContainText('$50.00');
});

test('§14.5: a no-show, its undo, and its money in parts', async ({ page, motel }) => {
  const id = await paidStay(motel, 17);
  const free = () => motel.freeRooms('hoodoo-double', june(14), june(15));
  await openDesk(page, motel, { path: `stays/${id}` });
  // A key means something once its stay is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Coulee');
  await page.keyboard.press('x');
  await expect(page.getByRole('heading', { name: 'The guest did not come' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$390.00' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark as a no-show, refund $260.00' }).click();
  await expect(page.getByText('Marked as a no-show. $260.00 goes back.')).toBeVisible();
  expect(await free()).toEqual([12]);
  await page.keyboard.press('z');
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: /^Confirm the stay again, \$260.00 due$/ }).click();
  await expect(page.getByText('The stay is confirmed again.')).toBeVisible();
  await expect(page.getByText('$260.00 due', { exact: true })).toBeVisible();
  expect(await free()).toEqual([11]);

  await test.step('a balance is asked for by a link, and paid in parts', async () => {
    await page.keyboard.press('y');
    await page.getByRole('radio', { name: 'Link' }).check();
    await page.getByRole('button', { name: 'Ask for $260.00 by link' }).click();
    await expect(page.getByRole('img', { name: 'Payment link for $260.00' })).toBeVisible();
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'End the link' }).click();
    await expect(page.getByRole('img', { name: 'Payment link for $260.00' })).toBeHidden();
    await page.getByRole('radio', { name: 'Cash' }).check();
    await page.getByLabel('Amount').fill('20');
    await page.getByRole('button', { name: 'Take $20.00 in cash' }).click();
    // What is left is the next amount; the way to pay must be chosen again.
    await expect(page.getByRole('radio', { name: 'Cash' })).not.toBeChecked();
    await page.getByRole('radio', { name: 'Terminal' }).check();
    await page.getByRole('button', { name: 'Take $240.00 at the terminal' }).click();
    await expect(page.getByText('Paid in full')).toBeVisible();
  });

  await test.step('a part of the money goes back, and may be owed again', async () => {
    await page.getByRole('button', { name: 'Refund' }).first().click();
    await page.getByLabel('Amount').fill('500');
    await expect(page.getByText('$390.00 is the most that can go back.').last()).toBeVisible();
    await page.getByLabel('Amount').fill('40');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Pays it with points');
    await page.getByRole('checkbox', { name: /^The guest still owes it/ }).check();
    await expect(page.getByText(/\$40.00 goes back/)).toBeVisible();
    await expect(page).toLookGood();
    await page.getByRole('button', { name: 'Refund $40.00' }).click();
    await expect(page.getByText('$40.00 due', { exact: true })).toBeVisible();
    await expect(folio(page)).toContainText('$40.00');
  });
});

test('§14.4: two rooms of a stay get numbers, and others', async ({ page, motel }) => {
  const id = await paidStay(motel, 16, 2);
  await openDesk(page, motel, { path: `stays/${id}?do=room` });
  const tiles = page.getByRole('group', { name: '2 room numbers' });
  await tiles.locator('label', { hasText: /^12/ }).click();
  await expect(page.getByText('The stay has 2 rooms: choose 1 more.')).toBeVisible();
  await tiles.locator('label', { hasText: /^16/ }).click();
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Give rooms 12 and 16' }).click();
  await expect(page.getByText('Rooms 12 and 16 it is.')).toBeVisible();

  await page.goto('/desk/tonight');
  await page.getByRole('button', { name: 'Other rooms' }).click();
  const dialog = page.getByRole('dialog', { name: /^Another room than 12 and 16/ });
  await dialog.locator('label', { hasText: /^21/ }).click();
  await dialog.getByRole('button', { name: 'Rooms 12 and 16 to 16 and 21' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Check in to 16 and 21' }).click();
  await expect(page.getByText(/is checked in to 16 and 21\.$/)).toBeVisible();
});

test('12: of two clerks, the second is told what the first did', async ({ page, motel, browser }) => {
  const id = await paidStay(motel, 17);
  await openDesk(page, motel, { path: `stays/${id}?do=refund`, name: 'Wren Arcand' });
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Noise');
  const other = await browser.newContext();
  await signInAtDesk(other, motel, 'clerk', 'Desmond Coulee');
  await refundPart(other, motel, id, 30);
  await other.close();

  await expect(page.getByText(/^Desmond Coulee changed this stay a moment ago/)).toBeVisible();
  await page.getByRole('button', { name: 'See both' }).click();
  await expect(page.getByRole('row', { name: /^Price \$390.00 \$360.00$/ })).toBeVisible();
  await expect(page).toLookGood();
  // What was typed is still there.
  await expect(page.getByLabel('Amount')).toHaveValue('20');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Refund $20.00' }).click();
  await expect(page.getByText('$20.00 refunded.')).toBeVisible();
});
