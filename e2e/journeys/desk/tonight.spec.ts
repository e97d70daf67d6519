import { addDays } from '@motel/booking-core';
import type { Page } from '@playwright/test';
import { juneStay, TODAY } from '../../support/dates.ts';
import { openDesk } from '../../support/desk.ts';
import { tabTo } from '../../support/guest/tab-to.ts';
import { expectGoodLook } from '../../support/look.ts';
import type { Motel } from '../../support/motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { expect, test } from '../../support/test.ts';

/** Paid stays from tonight on, each under its own name. @returns their references */
async function paidStays(motel: Motel, names: readonly string[], nights = 2): Promise<string[]> {
  const guest = await otherGuest(motel);
  const references: string[] = [];
  for (const name of names) {
    await guest.book('hoodoo-double', juneStay(14, 14 + nights));
    const [firstname = '', lastname = ''] = name.split(' ');
    const details = { firstname, lastname, phone: '+14035550138', email: 'a@b.example', specialRequest: '' };
    const { reference } = await motel.db
      .updateTable('bookings')
      .set({ guest_details: JSON.stringify(details) })
      .where('id', '=', (select) =>
        select.selectFrom('bookings').select('id').orderBy('created_at', 'desc').orderBy('id').limit(1),
      )
      .returning('reference')
      .executeTakeFirstOrThrow();
    references.push(reference);
    motel.clock.advance(1000);
  }
  return references;
}

const arriving = (page: Page) => page.getByRole('region', { name: 'Arriving' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Find a stay, guest or room' });
const note = (page: Page) => page.getByLabel('A note for the next shift');

test('§14.2: a mistyped name finds its stay, by keyboard alone @wide', async ({ page, motel }) => {
  const [, lindqvist] = await paidStays(motel, ['Kofi Mensah', 'Amara Lindqvist']);
  await openDesk(page, motel, { path: 'tonight' });
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('lindkvist ama');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: /Amara Lindqvist/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectGoodLook(page);

  await search(page).fill('0138');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');

  await page.keyboard.type(lindqvist?.replace('LI-', '').toLowerCase() ?? '');
  // Enter waits for the answer to what was typed.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/desk/stays/${lindqvist}$`));
});

test('§14.2: a found guest is checked in from the search', async ({ page, motel, trouble }) => {
  // The refusal at the end.
  trouble.expect(/check-out|Failed: checkOut/);
  await paidStays(motel, ['Kofi Mensah', 'Amara Lindqvist']);
  await openDesk(page, motel, { path: 'tonight' });
  await expect(arriving(page).getByRole('listitem')).toHaveCount(2);
  await search(page).fill('lindqvist');
  await expect(page.getByRole('option', { name: /Amara Lindqvist/ })).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText(/^Checked in: Amara Lindqvist, room \d+\.$/)).toBeVisible();
  // A reload asks for nothing again.
  await page.reload();
  await expect(page.getByText('In house')).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Check out');
  await expect(keys).toContainText('New stay');
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  await expect(page.getByText(/Say what becomes of its other nights/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check out all the same' })).toBeHidden();
});

test('§14.2: the board shows the night, in its figures and rooms', async ({ page, motel }) => {
  await paidStays(motel, ['Kofi Mensah', 'Amara Lindqvist'], 1);
  await openDesk(page, motel);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, June 14');
  await expect(page.getByRole('list', { name: 'The night in numbers' })).toContainText('2still to arrive');
  await expect(arriving(page).getByRole('button', { name: /Mensah/ })).toBeVisible();
  await expect(page.getByText('2 stays have no room number.')).toBeVisible();
  await expectGoodLook(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Undo the last check-in');
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday, June 15');
  await expect(page.getByRole('region', { name: 'Leaving that day' })).toContainText('Kofi Mensah');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Last night' }).click();
  await expect(page.getByRole('region', { name: 'Did not arrive' })).toContainText('Nobody.');
});

test('§14.2: what one person does, another sees within five seconds', async ({ page, motel, browser }) => {
  await openDesk(page, motel, { path: 'tonight', name: 'Wren Arcand' });
  const other = await browser.newContext({ baseURL: motel.url });
  const second = await other.newPage();
  await openDesk(second, motel, { path: 'tonight', name: 'Desmond Cole' });

  await note(page).fill('Keep 19 for last.');
  await page.getByRole('button', { name: 'Leave the note' }).click();
  await expect(note(page)).toHaveValue('');
  await expect(second.getByText('Keep 19 for last.')).toBeVisible({ timeout: 5000 });
  await paidStays(motel, ['Kofi Mensah']);
  await expect(arriving(second).getByRole('button', { name: /Mensah/ })).toBeVisible({ timeout: 5000 });

  await second.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Keep 19 for last.')).toBeHidden({ timeout: 5000 });
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Keep 19 for last.')).toBeVisible({ timeout: 5000 });
  await other.close();
});

test('§14.2: a lost line keeps what was typed, and says so', async ({ page, motel, trouble }) => {
  trouble.expect(/Failed to load resource|net::ERR|fetch|Failed: /);
  await openDesk(page, motel, { path: 'tonight' });
  await note(page).fill('Bags are in the fridge.');
  await page.route('**/api/desk/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Leave the note' }).click();
  await expect(page.getByText(/The line is down since/)).toBeVisible();
  await expect(page.getByText('Nothing was sent twice: press again when it is back.')).toBeVisible();
  await search(page).fill('lindqvist');
  await expect(page.getByText('The search has no answer: the line is down.')).toBeVisible();
  await expect(note(page)).toHaveValue('Bags are in the fridge.');

  await page.unroute('**/api/desk/**');
  await expect(page.getByText(/The line is down since/)).toBeHidden();
  await page.getByRole('button', { name: 'Leave the note' }).click();
  await expect(note(page)).toHaveValue('');
  await expect(page.getByText('Bags are in the fridge.')).toHaveCount(1);
});

test('§14.2: a typed note survives a reload', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'tonight' });
  await note(page).fill('Call the plumber.');
  await page.reload();
  await expect(note(page)).toHaveValue('Call the plumber.');
});

test('§14.2: guests are checked in by keyboard alone, and out again @wide', async ({ page, motel }) => {
  await paidStays(motel, ['Kofi Mensah', 'Amara Lindqvist']);
  await openDesk(page, motel, { path: 'tonight' });
  const row = (name: string) => arriving(page).getByRole('listitem').filter({ hasText: name });
  await expect(arriving(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row('Kofi Mensah').getByRole('button', { name: 'Check in' })).toBeFocused();

  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'A room for Kofi Mensah' });
  await expect(dialog.getByRole('button', { name: 'Give room' }).first()).toBeVisible();
  await expectGoodLook(page);
  await tabTo(page, dialog.getByRole('button', { name: /Give room 12/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const checkIn = row('Kofi Mensah').getByRole('button', { name: 'Check in to 12' });
  await expect(checkIn).toBeVisible();
  await tabTo(page, checkIn);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kofi Mensah is checked in to 12.')).toBeVisible();
  await expect(arriving(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^12 ?, Kofi Mensah in house$/ })).toBeVisible();
  await expect(page.getByText('1 arrived earlier tonight, last Kofi Mensah')).toBeVisible();
  await expectGoodLook(page);

  await page.keyboard.press('z');
  await expect(arriving(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Kofi Mensah is checked in to 12.')).toBeHidden();
});

test('§14.2: an arrival has one remedy for a room that is not clean', async ({ page, motel, trouble }) => {
  trouble.expect(/status of 422|is not clean yet/);
  await paidStays(motel, ['Kofi Mensah']);
  await openDesk(page, motel, { path: 'tonight' });
  await page.getByRole('button', { name: 'Propose numbers' }).click();
  await expect(page.getByText('A stay has no room number.')).toBeHidden();
  const { id, room_id } = await motel.db
    .selectFrom('bookings')
    .innerJoin('room_nights', 'booking_id', 'bookings.id')
    .select(['bookings.id', 'room_id'])
    .executeTakeFirstOrThrow();
  // Another guest slept there last night.
  const date = addDays(TODAY, -1);
  const other = await motel.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const slept = { ...other, id: 'slept', reference: 'LI-22222', check_in: date, check_out: TODAY };
  const came = { arrived_at: motel.clock.now(), left_at: motel.clock.now() };
  await motel.db
    .insertInto('bookings')
    .values({
      ...slept,
      ...came,
      guest_details: JSON.stringify(other.guest_details),
      orders: JSON.stringify(other.orders),
      nights: JSON.stringify(other.nights),
    })
    .execute();
  await motel.db
    .insertInto('room_nights')
    .values({ room_id, date, booking_id: 'slept', closure_id: null })
    .execute();
  await expect(page.getByText(/Room \d+ is not ready\./)).toBeVisible();
  await expectGoodLook(page);
  await arriving(page)
    .getByRole('button', { name: /^Check in to/ })
    .click();
  await expect(page.getByText('Kofi Mensah is not checked in.')).toBeVisible();
  await page.getByRole('button', { name: 'Check in all the same' }).click();
  await expect(page.getByText(/Kofi Mensah is checked in to \d+\./)).toBeVisible();
});
