import { isDeepStrictEqual } from 'node:util';
import { mayDo } from '@motel/api-client/desk-contracts';
import { isUniqueViolation, type Trx } from '../../db/index.ts';
import { listPropertyTitles, propertiesById, SoldOut, setCapacity } from '../../inventory/index.ts';
import {
  addRoom,
  changeRoom,
  closuresFrom,
  lockNumbers,
  lockRoom,
  retireRoom,
  roomsInUse,
  takenRooms,
} from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import { act, type DeskContext, type DeskDeed } from '../../staff/index.ts';
import { loadRoomsTonight, noteWire, openNotes, whyInUse } from '../../stays/index.ts';
import { soldOutNights } from './sold-out-nights.ts';

/** Adds a room of a kind: one more is for sale on every night. */
export const addRoomAtDesk: DeskDeed<'addRoom'> = async (context, { typeId, number, traits }, by) => {
  if (!(await propertiesById(context.db, [typeId])).has(typeId))
    refuse('not-found', 'room-type-unknown', { propertyId: typeId });
  return refusingTakenNumber(
    number,
    act(context, 'add-room', by, async (trx, now) => {
      await lockNumbers(trx, [typeId]);
      const id = await addRoom(trx, { number, propertyId: typeId, traits }, now);
      await countRooms(trx, context, typeId);
      const details = `room ${number} added`;
      return { subject: id, details, after: { number, traits, typeId }, answer: { id } };
    }),
  );
};

/** Gives a room another number, or other traits. Refused with `changed-meanwhile` where it is not as the person saw it. */
export const changeRoomAtDesk: DeskDeed<'changeRoom'> = async (context, { id, number, traits, seen }, by) =>
  refusingTakenNumber(
    number,
    act(context, 'change-room', by, async (trx) => {
      const room = (await lockRoom(trx, id)) ?? refuse('not-found', 'room-unknown');
      const before = { number: room.number, traits: room.traits };
      if (!isDeepStrictEqual(before, seen)) refuse('changed-meanwhile', 'room-changed', before);
      await changeRoom(trx, { id, number, traits });
      const details =
        room.number === number ? `room ${number} changed` : `room ${room.number} is ${number} now`;
      return { subject: id, details, before, after: { number, traits }, answer: {} };
    }),
  );

/** Gives a room up: one less of its kind is for sale. Refused where it is sold, or a stay has its number. */
export const retireRoomAtDesk: DeskDeed<'retireRoom'> = async (context, { id }, by) => {
  const ahead = { checkIn: deskDay(context), checkOut: LAST_DAY };
  let kind = '';
  const retired = act(context, 'retire-room', by, async (trx, now) => {
    const room = (await lockRoom(trx, id)) ?? refuse('not-found', 'room-unknown');
    const { number, propertyId, traits } = room;
    kind = propertyId;
    const [taken] = (await takenRooms(trx, context.motel, ahead)).filter(({ roomId }) => roomId === id);
    if (taken !== undefined) refuse('sold-out', 'retire-taken', { number, date: taken.date });
    refuseIf(whyInUse(await loadRoomsTonight(trx, context.motel, deskDay(context)), room, 'retire'));
    await retireRoom(trx, id, now);
    await countRooms(trx, context, propertyId);
    const details = `room ${number} given up`;
    return { subject: id, details, before: { number, traits }, answer: {} };
  });
  return retired.catch(async (error: unknown) => {
    const soldOut =
      error instanceof SoldOut ? await soldOutNights(context.words, context.db, kind, ahead) : undefined;
    if (soldOut !== undefined) refuse('sold-out', 'retire-sold', soldOut);
    throw error;
  });
};

const LAST_DAY = '9999-12-31' as Parameters<typeof takenRooms>[2]['checkOut'];

/** As many rooms are for sale as there are numbers. */
async function countRooms(trx: Trx, context: DeskContext, propertyId: string): Promise<void> {
  const rooms = (await roomsInUse(trx)).filter((room) => room.propertyId === propertyId);
  await setCapacity(trx, propertyId, rooms.length, deskDay(context));
}

async function refusingTakenNumber<T>(number: string, done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    if (isUniqueViolation(error, /^rooms(_\d{1,10})?$/))
      refuse('rule-broken', 'room-number-taken', { number });
    throw error;
  });
}

/** Every room in use by its kind, in its state of tonight. Housekeeping learns no guest's name. */
export const listRooms: DeskDeed<'rooms'> = async ({ db, clock, motel }, _asked, { person }) => {
  const namesGuests = mayDo(person, 'clerk');
  const day = deskDay({ clock, motel });
  const rooms = await roomsInUse(db);
  const { stateOf, stayIn } = await loadRoomsTonight(db, motel, day);
  const closures = await closuresFrom(db, day);
  const types = await listPropertyTitles(db);
  const notes = await openNotes(db);
  return {
    day,
    types: types.map((type) => ({
      ...type,
      rooms: rooms
        .filter(({ propertyId }) => propertyId === type.id)
        .map(({ id, number, traits }) => {
          const stay = stayIn(id);
          return {
            id,
            number,
            traits: [...traits],
            state: stateOf(id),
            ...(stay &&
              namesGuests && {
                stay: { id: stay.id, name: `${stay.firstName} ${stay.lastName}`, checkOut: stay.checkOut },
              }),
            closures: closures
              .filter(({ roomId }) => roomId === id)
              .map(({ id: closureId, checkIn, checkOut, reason, by }) => ({
                id: closureId,
                checkIn,
                checkOut,
                reason,
                by,
              })),
            notes: notes.filter(({ roomId }) => roomId === id).map(noteWire),
          };
        }),
    })),
  };
};
