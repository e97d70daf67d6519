import { addDays, dateAt } from '@motel/booking-core';
import { motel as content } from '@motel/content';
import { openDesk, signInAtDesk } from '../../support/desk.ts';
import { expectGoodLook } from '../../support/look.ts';
import type { Motel } from '../../support/motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { expect, test } from '../../support/test.ts';

function motelToday({ clock }: Motel) {
  return dateAt(clock.now().getTime(), content.houseRules.timeZone);
}

test('12.4: an owner closes a room, and the website no longer sells it', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'all-rooms', role: 'owner' });
  await expect(page.getByRole('heading', { name: 'Canyon King' })).toBeVisible();
  await expectGoodLook(page);
  const today = motelToday(motel);
  const [from, to] = [addDays(today, 2), addDays(today, 4)];
  const [before] = await motel.freeRooms('canyon-king', from, to);
  await page.getByRole('button', { name: 'Close room 35' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First night').fill(from);
  await dialog.getByLabel('On sale again').fill(to);
  await dialog.getByRole('button', { name: 'Close room 35' }).click();
  await expect(dialog.getByText('Say why the room is closed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('New shower');
  await expectGoodLook(page);
  await dialog.getByRole('button', { name: 'Close room 35' }).click();
  await expect(page.getByText('Room 35 is closed: New shower.')).toBeVisible();
  expect(await motel.freeRooms('canyon-king', from, to)).toEqual([(before ?? 0) - 1, (before ?? 0) - 1]);
  await page.getByRole('button', { name: 'Open room 35 again' }).click();
  await expect(page.getByRole('button', { name: 'Open room 35 again' })).toBeHidden();
  expect(await motel.freeRooms('canyon-king', from, to)).toEqual([before, before]);
});

test('12.9: a room ticked on a phone is clean at the desk within seconds', async ({
  browser,
  page,
  motel,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sleepIn35(motel);
  await openDesk(page, motel, { role: 'housekeeping', name: 'Ottilie' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms to do');
  await expectGoodLook(page);

  const desk = await browser.newContext({ baseURL: motel.url });
  await signInAtDesk(desk, motel, 'clerk', 'Wren');
  const board = await desk.newPage();
  await board.goto('/desk/all-rooms');
  await expect(board.getByTitle('Room 35: to clean')).toBeVisible();

  await page.getByRole('button', { name: 'Room 35 is clean' }).click();
  await expect(page.getByText(/^Clean since .*, Ottilie$/)).toBeVisible();
  await expect(board.getByTitle('Room 35: ready')).toBeVisible({ timeout: 5_000 });
  await page.getByRole('button', { name: 'Room 35 is clean', pressed: true }).click();
  await expect(board.getByTitle('Room 35: to clean')).toBeVisible();
  await desk.close();
});

/** A stay of last night in room 35, whose guests came. */
async function sleepIn35(motel: Motel): Promise<void> {
  const today = motelToday(motel);
  const guest = await otherGuest(motel);
  await guest.book('canyon-king', { checkIn: today, checkOut: addDays(today, 1) });
  await motel.runJobs();
  const { id } = await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const room = await motel.db
    .selectFrom('rooms')
    .select('id')
    .where('number', '=', '35')
    .executeTakeFirstOrThrow();
  const night = { room_id: room.id, date: today, booking_id: id, closure_id: null };
  await motel.db.insertInto('room_nights').values(night).execute();
  const came = { arrived_at: motel.clock.now() };
  await motel.db.updateTable('bookings').set(came).where('id', '=', id).execute();
  motel.clock.advance(18 * 3_600_000);
  const left = { left_at: motel.clock.now() };
  await motel.db.updateTable('bookings').set(left).where('id', '=', id).execute();
}
