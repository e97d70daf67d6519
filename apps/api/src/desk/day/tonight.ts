import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { type CivilDate, daysBetween, toDollars } from '@motel/booking-core';
import { staysAround } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { openNotes } from '../notes/desk-notes.ts';
import { noteWire } from '../notes/leave-note.ts';
import { boardOf, lateSince } from './board.ts';
import { deskDay } from './desk-day.ts';
import { listedStayWire } from './listed-stay.ts';
import { typesOnNight } from './types-on-night.ts';
import { waitsForAHand } from './waits-for-a-hand.ts';

/** Days from today to the farthest night that is shown. */
const FARTHEST = 500;

/**
 * The board of a night: its guests, rooms, and all that waits for a person. The number of its statements is the same for
 * any number of stays.
 * @param asked tonight unless given
 */
export async function showTonight(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  asked: CivilDate | undefined,
): Promise<Outcome<WireAnswerOf<DeskCalls['tonight']>>> {
  const now = clock.now();
  const today = deskDay(clock);
  const day = asked ?? today;
  if (Math.abs(daysBetween(today, day)) > FARTHEST) return refuse('rule-broken', 'night-too-far');
  const board = boardOf(await staysAround(db, day), day, today);
  const [last] = board.arrived;
  const notes = await openNotes(db);
  return succeed({
    today,
    day,
    arriving: board.arriving.map((stay) => {
      const late = lateSince(stay, now);
      return { ...listedStayWire(stay), ...(late && { lateSince: late.toISOString() }) };
    }),
    arrived: { count: board.arrived.length, ...(last && { last: listedStayWire(last) }) },
    inHouse: board.inHouse.map(listedStayWire),
    leavingThatDay: board.leavingThatDay.map(listedStayWire),
    leavingNextDay: board.leavingNextDay.map(listedStayWire),
    types: (await typesOnNight(db, day)).map(({ price, ...type }) => ({
      ...type,
      ...(price !== undefined && { price: toDollars(price) }),
    })),
    waiting: await waitsForAHand(db, now),
    notes: notes.filter(({ roomId }) => roomId === undefined).map(noteWire),
  });
}
