import { isDeepStrictEqual } from 'node:util';
import { isUniqueViolation, type Trx } from '../../db/index.ts';
import { hasProperty, SoldOut, setCapacity } from '../../inventory/index.ts';
import {
  addRoom,
  changeRoom,
  lockNumbers,
  lockRoom,
  retireRoom,
  roomsInUse,
  takenRooms,
} from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type DeskContext, type DeskDeed } from '../../staff/index.ts';
import { whyInUse } from '../../stays/index.ts';
import { soldOutNights } from './sold-out-nights.ts';

/** Adds a room of a kind: one more is for sale on every night. */
export const addRoomAtDesk: DeskDeed<'addRoom'> = async (context, { typeId, number, traits }, by) => {
  if (!(await hasProperty(context.db, typeId)))
    return refuse('not-found', 'room-type-unknown', { propertyId: typeId });
  return refusingTakenNumber(
    number,
    act(context, 'add-room', by, async (trx, now) => {
      await lockNumbers(trx, [typeId]);
      const id = await addRoom(trx, { number, propertyId: typeId, traits }, now);
      await countRooms(trx, context, typeId);
      return succeed({
        subject: id,
        details: `room ${number} added`,
        after: { number, traits, typeId },
        answer: { id },
      });
    }),
  );
};

/** Gives a room another number, or other traits. Refused with `changed-meanwhile` where it is not as the person saw it. */
export const changeRoomAtDesk: DeskDeed<'changeRoom'> = async (context, { id, number, traits, seen }, by) =>
  refusingTakenNumber(
    number,
    act(context, 'change-room', by, async (trx) => {
      const room = await lockRoom(trx, id);
      if (room === undefined) return refuse('not-found', 'room-unknown');
      const before = { number: room.number, traits: room.traits };
      if (!isDeepStrictEqual(before, seen)) {
        return refuse('changed-meanwhile', 'room-changed', before);
      }
      await changeRoom(trx, { id, number, traits });
      const details =
        room.number === number ? `room ${number} changed` : `room ${room.number} is ${number} now`;
      return succeed({ subject: id, details, before, after: { number, traits }, answer: {} });
    }),
  );

/** Gives a room up: one less of its kind is for sale. Refused where it is sold, or a stay has its number. */
export const retireRoomAtDesk: DeskDeed<'retireRoom'> = async (context, { id }, by) => {
  const ahead = { checkIn: deskDay(context), checkOut: LAST_DAY };
  let kind = '';
  const retired = act(context, 'retire-room', by, async (trx, now) => {
    const room = await lockRoom(trx, id);
    if (room === undefined) return refuse('not-found', 'room-unknown');
    const { number, propertyId, traits } = room;
    kind = propertyId;
    const [taken] = (await takenRooms(trx, context.motel, ahead)).filter(({ roomId }) => roomId === id);
    if (taken !== undefined) return refuse('sold-out', 'retire-taken', { number, date: taken.date });
    const used = await whyInUse(trx, context.motel, room, 'retire', deskDay(context));
    if (used !== undefined) return used;
    await retireRoom(trx, id, now);
    await countRooms(trx, context, propertyId);
    return succeed({
      subject: id,
      details: `room ${number} given up`,
      before: { number, traits },
      answer: {},
    });
  });
  return retired.catch(async (error: unknown) => {
    const soldOut =
      error instanceof SoldOut ? await soldOutNights(context.words, context.db, kind, ahead) : undefined;
    if (soldOut !== undefined) return refuse('sold-out', 'retire-sold', soldOut);
    throw error;
  });
};

const LAST_DAY = '9999-12-31' as Parameters<typeof takenRooms>[2]['checkOut'];

/** As many rooms are for sale as there are numbers. */
async function countRooms(trx: Trx, context: DeskContext, propertyId: string): Promise<void> {
  const rooms = (await roomsInUse(trx)).filter((room) => room.propertyId === propertyId);
  await setCapacity(trx, propertyId, rooms.length, deskDay(context));
}

async function refusingTakenNumber<T>(number: string, done: Promise<Outcome<T>>): Promise<Outcome<T>> {
  return done.catch((error: unknown) => {
    if (isUniqueViolation(error, /^rooms(_\d{1,10})?$/))
      return refuse('rule-broken', 'room-number-taken', { number });
    throw error;
  });
}
