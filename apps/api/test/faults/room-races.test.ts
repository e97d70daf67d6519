import { addDays, type Stay } from '@motel/booking-core';
import { emptyBooks, readFolios, wrongInBooks } from '../support/books.ts';
import type { Answer } from '../support/motel-door.ts';
import { rowOf, rowsOf } from '../support/rows.ts';
import { nightsFrom, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay, pressOnStay, TWO_ADULTS } from '../support/test-desk.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';
import { threeProcesses } from './three-processes.ts';

const { motels, motelAt, people, person } = threeProcesses();
beforeEach(() => emptyBooks(motels[0].db));
afterEach(async () => {
  for (const motel of motels) await motel.server.runJobs();
  // All is paid at once here, or not at all: every folio of a stay balances.
  const { db } = motels[0];
  const stays = await db.selectFrom('bookings').select('id').where('status', '!=', 'held').execute();
  const folios = await readFolios(db);
  expect(stays.filter(({ id }) => folios.get(id)?.balance !== 0)).toEqual([]);
  expect(await openNightsOfClosures()).toEqual([]);
});

/** A closed room has no guest: each closure in force has all nights of its room. */
async function openNightsOfClosures(): Promise<string[]> {
  const { db } = motels[0];
  const closures = await db.selectFrom('room_closures').selectAll().where('lifted_at', 'is', null).execute();
  const nights = await rowsOf(db, 'room_nights');
  return closures
    .filter(({ id, check_in, check_out }) => {
      const own = nights.filter(({ closure_id }) => closure_id === id).length;
      return addDays(check_in, own) !== check_out;
    })
    .map(({ id }) => id);
}

/** The price of nights for two in the test motel. */
const TOTALS: Record<number, number> = { 2: 195, 3: 292 };

async function walkIns(count: number, stay: Stay): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      bookAtDesk(person(index), { stay, total: 195, guest: { phone: `+140355503${10 + index}` } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return answers.map(({ body }) => body.id as string);
}

async function numbered(): Promise<{ id: string; number: string }[]> {
  const { types } = (await person(0).call('rooms')).body;
  return types.find(({ id }: { id: string }) => id === ROOMS.many.id).rooms;
}

async function buys(guest: TestGuest, stay: Stay, room = ROOMS.many): Promise<Answer> {
  const answer = await guest.book(stay, room);
  if (answer.status === 200) await guest.pay(answer.body.url);
  return answer;
}

const guestBooks = async (index: number, stay: Stay) => buys(await signInGuest(motelAt(index)), stay);

async function lengthen(staff: TestStaff, id: string, typeId = 'many'): Promise<Answer> {
  const { checkIn } = await lookAtStay(staff, id);
  const stay = nightsFrom(0, 3, checkIn);
  const money = { difference: TOTALS[3]! - TOTALS[2]!, pay: 'cash' };
  return pressOnStay(staff, 'changeStay', id, { typeId, ...stay, party: TWO_ADULTS, ...money });
}

async function cancel(staff: TestStaff, id: string): Promise<Answer> {
  const preview = await staff.call('previewCancel', { parts: { id }, query: { isNoShow: 'false' } });
  if (preview.status !== 200) return preview;
  const { kept, refunded } = preview.body;
  return pressOnStay(staff, 'cancelStay', id, { isNoShow: false, kept, refunded });
}

/** Nothing breaks, whatever is refused. */
function expectWords(answers: readonly Answer[]): void {
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
}

test('§14.4 check-ins, room changes, closures and checkouts race', async () => {
  for (let round = 0; round < 2; round += 1) {
    const ids = await walkIns(7, nightsFrom(0, 2));
    const rooms = await numbered();
    const closures: string[] = [];
    const answers = await Promise.all([
      ...ids.map((id, index) =>
        person(index).call('checkIn', { parts: { id }, body: { isUncleanAccepted: true } }),
      ),
      ...people.map((staff) => staff.call('proposeRooms')),
      ...ids.map((id, index) => {
        const roomId = rooms[(index * 5 + round) % rooms.length]!.id;
        return person(index + 1).call('assignRoom', { parts: { id }, body: { roomId } });
      }),
      ...[1, 2, 3, 1].map(async (place, index) => {
        const body = { ...nightsFrom(0, 3), reason: 'Sink' };
        const closed = await person(index).call('closeRoom', { parts: { id: rooms[place]!.id }, body });
        if (closed.status === 200) closures.push(closed.body.closureId);
        return closed;
      }),
      ...[0, 1, 2, 3].map((index) => guestBooks(index, nightsFrom(0, 2))),
      lengthen(person(0), ids[5]!),
      lengthen(person(1), ids[6]!, 'no-pets'),
      cancel(person(2), ids[0]!),
      cancel(person(0), ids[1]!),
    ]);
    expectWords(answers);
    expect(await wrongInBooks(motels[0].db)).toEqual([]);
    const tapped = { ...nightsFrom(1, 3), reason: 'Tap' };
    const again = await Promise.all([
      ...closures.flatMap((id) => [
        person(0).call('reopenRoom', { parts: { id } }),
        person(1).call('closeRoom', { parts: { id: rooms[4]!.id }, body: tapped }),
      ]),
      ...ids.map((id, index) => lengthen(person(index), id)),
      ...people.map((staff) => staff.call('proposeRooms')),
    ]);
    expect(again.filter(({ status }) => ![200, 404, 409, 422].includes(status))).toEqual([]);
    expect(await wrongInBooks(motels[0].db)).toEqual([]);
    await emptyBooks(motels[0].db);
  }
});

test('§14.4 rooms for all, changes to another kind and cancellations race', async () => {
  const ids = await walkIns(9, nightsFrom(3, 2));
  expectWords(
    await Promise.all([
      ...people.map((staff) => staff.call('proposeRooms')),
      ...ids.map((id, index) => lengthen(person(index), id, index % 2 ? 'many' : 'no-pets')),
      cancel(person(1), ids[0]!),
      cancel(person(2), ids[3]!),
      guestBooks(0, nightsFrom(4, 2)),
      guestBooks(1, nightsFrom(2, 2)),
    ]),
  );
});

test('§14.6 receipts issued at once have numbers without a gap', async () => {
  const ids = await walkIns(9, nightsFrom(3, 2));
  const answers = await Promise.all(
    ids.map((id, index) =>
      person(index).call('issueReceipt', { parts: { id }, body: { kind: 'receipt', total: TOTALS[2] } }),
    ),
  );
  const issued = answers.map(({ body }) => Number(body.number.slice(5))).toSorted((a, b) => a - b);
  expect(issued).toEqual(ids.map((_, index) => (issued[0] ?? 0) + index));
});

test('§14.4 the last room is closed or sold, never both', async () => {
  const { types } = (await person(0).call('rooms')).body;
  const [{ id: only }] = types.find(({ id }: { id: string }) => id === ROOMS.single.id).rooms;
  const guests = await Promise.all([0, 1, 2].map((index) => signInGuest(motelAt(index))));
  for (let round = 0; round < 5; round += 1) {
    const stay = nightsFrom(40 + round * 3, 2);
    const answers = await Promise.all([
      person(round).call('closeRoom', { parts: { id: only }, body: { ...stay, reason: 'Paint' } }),
      ...guests.map((guest) => buys(guest, stay, ROOMS.single)),
      bookAtDesk(person(round + 1), { stay, room: ROOMS.single }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  }
});

test('§14.4 rooms of one kind are added and given up at once, and each counts', async () => {
  const { db } = motels[0];
  const owner = await signInStaff(motels[0], 'owner', 'Maryam');
  const ofKind = async () =>
    (await rowsOf(db, 'rooms', { property_id: ROOMS.free.id })).filter((room) => room.retired_at === null);
  for (let round = 0; round < 4; round += 1) {
    const [first, second, ...others] = await ofKind();
    const kind = { typeId: ROOMS.free.id, traits: [] };
    const added = ['A', 'B', 'C'].map((letter) => ({ number: `${letter}${round}`, ...kind }));
    const answers = await Promise.all([
      ...added.map((body) => owner.call('addRoom', { body })),
      ...[first, second].map((room) => owner.call('retireRoom', { parts: { id: room!.id } })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { capacity } = await rowOf(db, 'properties', { id: ROOMS.free.id });
    expect(capacity).toBe(others.length + 3);
    expect(await ofKind()).toHaveLength(capacity);
  }
});
