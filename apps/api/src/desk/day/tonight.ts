import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { daysBetween, parseCivilDate, toDollars } from '@motel/booking-core';
import type { ListedStay } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { roomsOfNight, roomsOfStays } from '../../rooms/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { openNotes } from '../notes/desk-notes.ts';
import { noteWire } from '../notes/leave-note.ts';
import { staysOutOfTime } from '../stay/out-of-time.ts';
import { lateSince } from './board.ts';
import { listedStayWire } from './listed-stay.ts';
import { loadNight } from './load-night.ts';
import { missedRoomHands } from './missed-room-hands.ts';
import { roomHands } from './room-hands.ts';
import { tillHands } from './till-hands.ts';
import { typesOnNight } from './types-on-night.ts';
import { waitsForAHand } from './waits-for-a-hand.ts';

/** Days for which guests who never came stay on the board; the morning check looks further back. */
const MISSED_DAYS = 7;

/** Days from today to the farthest night that is shown. */
const FARTHEST = 500;

/**
 * The board of a night: its guests, rooms, and all that waits for a person. The number of its statements is the same for
 * any number of stays.
 * @param asked its day, tonight unless given
 */
export async function showTonight(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  asked: { readonly day?: string | undefined },
): Promise<Outcome<WireAnswerOf<DeskCalls['tonight']>>> {
  const now = clock.now();
  const today = deskDay(clock);
  const day = parseCivilDate(asked.day) ?? today;
  if (Math.abs(daysBetween(today, day)) > FARTHEST) return refuse('rule-broken', 'night-too-far');
  const night = await loadNight(db, day, now);
  const tonight = day === today ? night : await loadNight(db, today, now);
  const notes = await openNotes(db);
  const { board } = night;
  const { overdue, missed } = await staysOutOfTime(db, now, MISSED_DAYS);
  const roomsOfLate = await roomsOfStays(
    db,
    [...overdue, ...missed].map(({ id }) => id),
  );
  const lateWire = (stay: ListedStay) =>
    listedStayWire(stay, roomsOfNight(roomsOfLate.get(stay.id) ?? [], today));
  const [last] = board.arrived;
  const wire = (stay: ListedStay) =>
    listedStayWire(stay, roomsOfNight(night.roomsOf.get(stay.id) ?? [], day));
  return succeed({
    today,
    day,
    overdue: overdue.map(lateWire),
    missed: missed.map(lateWire),
    arriving: board.arriving.map((stay) => {
      const late = lateSince(stay, now);
      return { ...wire(stay), ...(late && { lateSince: late.toISOString() }) };
    }),
    arrived: { count: board.arrived.length, ...(last && { last: wire(last) }) },
    inHouse: board.inHouse.map(wire),
    leavingThatDay: board.leavingThatDay.map(wire),
    leavingNextDay: board.leavingNextDay.map(wire),
    types: (await typesOnNight(db, day)).map(({ price, ...kind }) => ({
      ...kind,
      ...(price !== undefined && { price: toDollars(price) }),
      rooms: night.tiles
        .filter(({ propertyId }) => propertyId === kind.type.id)
        .map(({ propertyId: _, ...tile }) => tile),
    })),
    waiting: [
      ...roomHands(tonight, notes),
      ...(await missedRoomHands(db, today)),
      ...(await waitsForAHand(db, now)),
      ...(await tillHands(db, today)),
    ],
    notes: notes.filter(({ roomId }) => roomId === undefined).map(noteWire),
  });
}
