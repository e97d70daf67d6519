import type { Hand } from '@motel/api-client/desk-contracts';
import type { Stay } from '@motel/booking-core';
import { rowsOf } from '../support/rows.ts';
import { freshStay, longer, nightsFrom, ROOMS } from '../support/test-booking.ts';
import { testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';

const motel = testMotelWithBooks();
const wren = testStaff(motel);
beforeEach(async () => {
  await motel.db.updateTable('desk_notes').set({ done_at: motel.clock.now() }).execute();
});

const { act, look, roomId, ...desk } = testDesk(motel, wren);
async function book(stay: Stay, number?: string): Promise<string> {
  const id = await desk.book({ stay });
  if (number !== undefined) {
    expect((await act('assignRoom', id, { roomId: await roomId(number) })).status).toBe(200);
  }
  return id;
}
const preview = async (id: string, stay: Stay, number: string, more: { readonly typeId?: string } = {}) =>
  desk.previewChange(id, stay, { roomId: await roomId(number), ...more });
/** To a room, a night longer than before unless told otherwise. */
async function change(id: string, stay: Stay, number: string, insteadOf?: string, more: object = {}) {
  const instead = insteadOf !== undefined && { insteadOf: await roomId(insteadOf) };
  const chosen = { roomId: await roomId(number), ...instead };
  return desk.change(id, stay, { difference: 97, room: chosen, ...more });
}

test('§14.3 dates, kind and room move together, with one entry in the log', async () => {
  const stay = freshStay(2);
  const id = await book(stay, '1');
  const [{ number } = { number: '' }] = await rowsOf(motel.db, 'rooms', { property_id: ROOMS.noPets.id });
  const kind = { typeId: ROOMS.noPets.id };
  const { difference } = (await preview(id, longer(stay), number, kind)).body;
  expect((await change(id, longer(stay), number, '1', { ...kind, difference })).status).toBe(200);
  expect(await look(id)).toMatchObject({
    ...longer(stay),
    type: { id: ROOMS.noPets.id },
    rooms: [{ number, ...longer(stay) }],
  });
  const { reference } = await look(id);
  const log = await rowsOf(motel.db, 'desk_log', { subject: reference, action: 'change' });
  expect(log).toMatchObject([{ details: expect.stringContaining(`, room ${number}, `) }]);
});

test('§14.3 a room of another stay or kind refuses all, also by a link', async () => {
  const stay = freshStay(2);
  const id = await book(stay, '1');
  await book(nightsFrom(0, 2, stay.checkOut), '2');
  const before = await look(id);
  expect(await preview(id, longer(stay), '2')).toSay(/^409 Room 2 is taken on /);
  const { status, body } = await change(id, longer(stay), '2', '1');
  expect([status, body.code]).toEqual([409, 'sold-out']);
  expect(await change(id, longer(stay), '2', '1', { pay: 'link' })).toSay(/^409 Room 2 is taken on /);
  // Nor a room of another kind.
  expect((await preview(id, longer(stay), '13')).body.message).toMatch(/^Room 13 is no Room many/);
  expect((await change(id, longer(stay), '13', '1')).status).toBe(422);
  expect(await look(id)).toEqual(before);
});

/** A longer stay in room 2 instead of room 1, whose link waits to be paid. */
async function linkRoom2(own?: '1') {
  const stay = freshStay(2);
  const id = await book(stay, own);
  expect((await change(id, longer(stay), '2', own, { pay: 'link' })).status).toBe(200);
  const waits = await look(id);
  expect(waits).toMatchObject({ ...stay, rooms: own === undefined ? [] : [{ number: own, ...stay }] });
  expect(waits.waiting).toMatchObject([{ change: { ...longer(stay), room: '2' } }]);
  const pay = async () => {
    await desk.payLink(id);
    return look(id);
  };
  return { id, pay, stay };
}

test('§14.3 by a payment link the room is given when the guest has paid', async () => {
  const { pay, stay } = await linkRoom2('1');
  const paid = await pay();
  expect(paid).toMatchObject({ ...longer(stay), rooms: [{ number: '2', ...longer(stay) }], notes: [] });
  const given = paid.story.filter(({ detail }) => detail?.includes('chosen with the change'));
  expect(given).toMatchObject([{ by: 'Wren', detail: 'room 2, chosen with the change that was paid' }]);
});

test('§14.3 a room that the desk gave meanwhile is the stay’s on all nights', async () => {
  const { id, pay, stay } = await linkRoom2('1');
  const given = { roomId: await roomId('2'), insteadOf: await roomId('1') };
  expect((await act('assignRoom', id, given)).status).toBe(200);
  expect(await pay()).toMatchObject({ rooms: [{ number: '2', ...longer(stay) }], notes: [] });
});

const missedRooms = async (): Promise<Hand[]> =>
  (await wren.call('tonight')).body.waiting.filter(({ title }: Hand) => title.endsWith('the chosen room.'));

test('§14.2 a room that is taken when the guest pays is a note, until done', async () => {
  const { pay, stay } = await linkRoom2('1');
  await book(nightsFrom(0, 2, stay.checkOut), '2');
  const paid = await pay();
  expect(paid).toMatchObject({ ...longer(stay), folio: { balance: 0 } });
  expect(paid.rooms).toMatchObject([{ number: '1', ...longer(stay) }]);
  const [note, ...more] = paid.notes;
  expect([note?.by, more]).toEqual(['Wren', []]);
  expect(note?.text).toMatch(
    /^The guest has paid for the change, but .*: Room 2 is taken on .*\. Give the stay another room\.$/,
  );
  const [hand, ...others] = await missedRooms();
  expect([hand?.remedy, others]).toEqual([{ do: 'finish-note', label: 'It is done', note: note?.id }, []]);
  await act('finishNote', note?.id ?? '', { isDone: true });
  expect(await missedRooms()).toEqual([]);
});

test('§14.2 a stay that missed its paid room waits until it has a number', async () => {
  const { id, pay, stay } = await linkRoom2();
  await book(nightsFrom(0, 2, stay.checkOut), '2');
  expect(await missedRooms()).toEqual([]);
  const { reference, guest, rooms } = await pay();
  expect(rooms).toEqual([]);
  expect(await missedRooms()).toMatchObject([
    {
      title: `${guest.firstname} ${guest.lastname} did not get the chosen room.`,
      details: expect.stringMatching(/Room 2 is taken on .*\. Give the stay another room\.$/),
      remedy: { do: 'open-stay', reference },
    },
  ]);
  motel.clock.advance(1000);
  expect((await act('giveRooms', id, { roomIds: [await roomId('3')] })).status).toBe(200);
  expect(await missedRooms()).toEqual([]);
  const done = { by: 'Wren', at: motel.clock.now().toISOString() };
  expect((await look(id)).notes).toMatchObject([{ done }]);
});

test('§14.2 a stay that is given up misses no room', async () => {
  const { id, pay, stay } = await linkRoom2();
  await book(nightsFrom(0, 2, stay.checkOut), '2');
  await pay();
  expect(await missedRooms()).toHaveLength(1);
  expect((await desk.cancel(id)).status).toBe(200);
  expect(await missedRooms()).toEqual([]);
});
