import { addDays, type CivilDate, parseCivilDate, type Stay } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { lockBookings } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { liftBlock, placeBlock, SoldOut } from '../../inventory/index.ts';
import {
  closeRoom,
  closuresFrom,
  leaveRooms,
  liftClosure,
  lockRoom,
  type Room,
  roomOfClosure,
  roomsInUse,
  vacateRooms,
} from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { type Refusal, refusal, refuse, refuseIf } from '../../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../../staff/index.ts';
import {
  isInHouse,
  loadRoomsTonight,
  moveOut,
  movesOut,
  moveWire,
  namesOf,
  referencesOf,
  refuseTaken,
  whyInUse,
  whyNotAsShown,
} from '../../stays/index.ts';
import { soldOutNights } from './sold-out-nights.ts';

/** Shows which stays a closure moves, and where to; changes nothing. Refused as the closure itself is. */
export const previewClosure: DeskReading<'previewClosure'> = async (
  { db, clock, motel, words },
  { id, ...typed },
) => {
  const today = deskDay({ clock, motel });
  const closure = readClosure(typed, today);
  const room = (await roomsInUse(db)).find((one) => one.id === id) ?? refuse('not-found', 'room-unknown');
  refuseIf(await whyClosed(db, room, closure));
  const moves = await movesOut(db, motel, room, closure, today);
  refuseIf(await whySoldOut(words, db, room, closure));
  return { moves: moves.map(moveWire) };
};

/** Takes a room out of sale and from its stays, which move as the person was shown, or refuses with their names. */
export const closeRoomAtDesk: DeskDeed<'closeRoom'> = async (
  context,
  { id, reason, moves: shown = [], ...typed },
  by,
) => {
  const { motel, words } = context;
  const { shownDate } = words;
  const today = deskDay(context);
  const read = readClosure(typed, today);
  const { checkIn, checkOut } = read;
  let kind: Room | undefined;
  const closed = act(context, 'close-room', by, async (trx, now) => {
    await lockBookings(
      trx,
      shown.map((move) => move.stayId),
    );
    const room = (await lockRoom(trx, id)) ?? refuse('not-found', 'room-unknown');
    kind = room;
    refuseIf(await whyClosed(trx, room, read));
    if (checkIn <= today) refuseIf(whyInUse(await loadRoomsTonight(trx, motel, today), room, 'close'));
    const moves = await movesOut(trx, motel, room, read, today);
    const [first] = moves;
    if (first !== undefined && shown.length === 0) {
      const { checkIn: date } = first.nights;
      refuse('sold-out', 'closure-taken', { number: room.number, names: namesOf(moves), date });
    }
    refuseIf(whyNotAsShown(moves, shown));
    for (const { stay, nights } of moves) {
      if (isInHouse(stay) && nights.checkIn <= today) await vacateRooms(trx, [id], now);
      await leaveRooms(trx, stay.id, nights, id);
    }
    const nights = { propertyId: room.propertyId, checkIn, checkOut, rooms: 1 };
    const blockId = await placeBlock(trx, { ...nights, reason: `Room ${room.number}: ${reason}` }, now);
    const closure = { roomId: id, blockId, checkIn, checkOut, reason, by: by.person.name };
    const closureId = await closeRoom(trx, motel, closure, now);
    for (const move of moves)
      await moveOut(trx, motel, move, { number: room.number, why: `because ${room.number} closes` }, by, now);
    const moved = moves.length === 0 ? '' : `, ${referencesOf(moves)} moved`;
    const details = `room ${room.number} closed, ${shownDate(checkIn)} to ${shownDate(checkOut)}: ${reason}${moved}`;
    return { subject: id, details, after: { checkIn, checkOut, reason }, answer: { closureId } };
  });
  return closed.catch(async (error: unknown) => {
    if (!(error instanceof SoldOut) || kind === undefined) refuseTaken(error);
    refuseIf(await whySoldOut(words, context.db, kind, read));
    refuse('changed-meanwhile', 'moves-changed');
  });
};

/** Ends a closure: the room is for sale again. */
export const reopenRoom: DeskDeed<'reopenRoom'> = (context, { id }, by) =>
  act(context, 'reopen-room', by, async (trx, now) => {
    const roomId = await roomOfClosure(trx, id);
    if (roomId !== undefined) await lockRoom(trx, roomId);
    const closure = (await liftClosure(trx, id, now)) ?? refuse('not-found', 'closure-unknown');
    await liftBlock(trx, closure.blockId, now);
    const { checkIn, checkOut, reason } = closure;
    const details = `open again: ${reason}`;
    return { subject: closure.roomId, details, before: { checkIn, checkOut, reason }, answer: {} };
  });

async function whyClosed(db: Db, { id, number }: Room, closure: Stay): Promise<Refusal | undefined> {
  const isClosed = (await closuresFrom(db, closure.checkIn)).some(
    ({ roomId, checkIn }) => roomId === id && checkIn < closure.checkOut,
  );
  return isClosed ? refusal('rule-broken', 'closure-again', { number }) : undefined;
}

async function whySoldOut(words: Words, db: Db, { propertyId }: Room, closure: Stay) {
  const soldOut = await soldOutNights(words, db, propertyId, closure);
  return soldOut && refusal('sold-out', 'closure-sold-out', soldOut);
}

const MOST_NIGHTS = 730;

/** Reads the nights of a closure. Refused with `rule-broken` where they are none, gone by or too many. */
function readClosure(typed: { readonly checkIn: string; readonly checkOut: string }, today: CivilDate) {
  const [checkIn, checkOut] = [parseCivilDate(typed.checkIn), parseCivilDate(typed.checkOut)];
  if (checkIn === undefined || checkOut === undefined || checkIn >= checkOut)
    refuse('rule-broken', 'closure-empty');
  if (checkIn < today) refuse('rule-broken', 'closure-gone-by');
  if (checkOut > addDays(checkIn, MOST_NIGHTS))
    refuse('rule-broken', 'closure-too-long', { most: MOST_NIGHTS });
  return { checkIn, checkOut };
}
