import type { PlanWire } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import pg from 'pg';
import { inTransaction } from '../../src/db/index.ts';
import { takeRoom } from '../../src/rooms/index.ts';
import { plantStays } from '../support/planted-stays.ts';
import { ROOMS } from '../support/test-booking.ts';
import { motelOfThisTest, type TestMotel } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

const STAYS = 1000;
const GRAND = 200;
/** Of the whole answer: about as much as one photograph. */
const MOST_BYTES = 250_000;

const day = (days: number) => addDays(civilDate('2027-03-08'), days);

test('§14.3 a thousand stays in 200 rooms take as many questions as ten', async () => {
  const motel = await motelOfThisTest();
  await build(motel, GRAND);
  const wren = await signInStaff(motel);
  const read = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { body } = await wren.call('plan', { query: { from: day(0), days: '90' } });
    const statements = query.mock.calls.length;
    query.mockRestore();
    return { body: body as PlanWire, statements };
  };
  await fill(motel, 0, 10);
  await read();
  const few = await read();
  await fill(motel, 10, STAYS);
  const full = await read();
  expect(full.statements).toBe(few.statements);
  expect(full.body.stays.filter((stay) => stay.in?.length === 1)).toHaveLength(STAYS);
  expect(JSON.stringify(full.body).length).toBeLessThan(MOST_BYTES);
});

/** Makes one kind of room as large as a grand hotel. */
async function build({ db }: TestMotel, rooms: number): Promise<void> {
  await db.updateTable('properties').set({ capacity: rooms }).where('id', '=', ROOMS.many.id).execute();
  const usual = { property_id: ROOMS.many.id, traits: '[]', created_at: new Date(0), retired_at: null };
  const added = Array.from({ length: rooms }, (_, position) => {
    const number = `${1000 + position}`;
    return { id: number, number, position, ...usual };
  });
  await db.insertInto('rooms').values(added).execute();
}

/** A stay after the other in each room, five nights each, in the room of its turn. */
async function fill({ db, motel }: TestMotel, first: number, end: number): Promise<void> {
  const stays = Array.from({ length: end - first }, (_, at) => {
    const [turn, room] = [Math.floor((first + at) / GRAND), (first + at) % GRAND];
    return { room, checkIn: day(turn * 12), checkOut: day(turn * 12 + 5) };
  });
  const ids = await plantStays(
    db,
    stays.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
  );
  await inTransaction(db, async (trx) => {
    for (const [at, { room, ...stay }] of stays.entries()) {
      await takeRoom(trx, motel, ids[at] ?? '', `${1000 + room}`, stay);
    }
  });
}
