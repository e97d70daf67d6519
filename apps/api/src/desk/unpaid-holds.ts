import { addDays, type CivilDate, nightDates } from '@motel/booking-core';
import {
  type Booking,
  findBooking,
  heldBookings,
  lockBooking,
  overdueChangeFromNow,
  overdueFromNow,
  pendingChangeOf,
} from '../booking/index.ts';
import { heldOn, mostUnpaid, roomsOf } from '../checkout/index.ts';
import { inTransaction } from '../db/index.ts';
import { propertiesById, soldOn } from '../inventory/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** An unpaid hold, with a letter for the network it came from, and how many holds came from there. */
export interface ListedHold {
  readonly booking: Booking;
  readonly network: string;
  readonly fromThere: number;
}

/** The unpaid holds, oldest first. */
export async function listHolds({ db }: DeskContext): Promise<ListedHold[]> {
  const holds = await heldBookings(db);
  const networks = [...new Set(holds.map(networkOf))];
  return holds.map((booking) => ({
    booking,
    network: lettersOf(networks.indexOf(networkOf(booking))),
    fromThere: holds.filter((other) => networkOf(other) === networkOf(booking)).length,
  }));
}

/** The whole of one customer: an IPv4 address, or a /56. Of holds without one, each is its own. */
function networkOf({ id, heldFrom: [small, customer] }: Booking): string {
  return customer ?? small ?? id;
}

/** A, B … Z, AA, AB … */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${lettersOf(Math.floor(index / 26) - 1)}${letter}`;
}

/**
 * Ends an unpaid hold, or a change of a stay that waits for its payment: the job that ends overdue holds does it within
 * seconds, at the provider first.
 * Refused when there is no such hold.
 */
export async function releaseAtDesk(
  { db, clock }: DeskContext,
  said: string,
  { who }: ByHand,
): Promise<Outcome<string>> {
  const found = await findBooking(db, said);
  if (found === undefined) return refuse('not-found', 'booking-unknown');
  return inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, found.id);
    const pending = booking && (await pendingChangeOf(trx, booking.id));
    if (booking === undefined || (booking.status !== 'held' && pending === undefined)) {
      return refuse('rule-broken', 'hold-ended');
    }
    if (pending === undefined) await overdueFromNow(trx, booking.id);
    else await overdueChangeFromNow(trx, pending.id);
    const { reference, property } = booking;
    const { party, checkIn, checkOut } = pending?.after ?? booking;
    const what = pending === undefined ? '' : 'a change to ';
    const details = `${what}${party.rooms} × ${property.id}, ${checkIn} to ${checkOut}`;
    await logByHand(trx, { who, action: 'release', subject: reference, details }, clock.now());
    return succeed(reference);
  });
}

/** Nights of one room type on which unpaid holds leave other guests single rooms at most. */
export interface CrowdedNights {
  readonly title: string;
  readonly nights: readonly CivilDate[];
  /** On the night with the most. */
  readonly unpaid: number;
}

const NIGHTS_AHEAD = 30;

/**
 * The nights of the next thirty days on which unpaid holds have reached the owner's share. One held room is no crowd: it
 * may be the last one.
 */
export async function crowdedNights({ db, clock, holdShare = 1 }: DeskContext): Promise<CrowdedNights[]> {
  const from = todayAt(clock);
  const ahead = { checkIn: from, checkOut: addDays(from, NIGHTS_AHEAD) };
  const holds = await heldBookings(db);
  const types = await propertiesById(db, [...new Set(holds.map(({ property }) => property.id))]);
  const crowded: CrowdedNights[] = [];
  for (const { id, title, capacity } of types.values()) {
    const sold = await soldOn(db, id, ahead);
    const ofType = holds
      .filter(({ property }) => property.id === id)
      .map(({ checkIn, checkOut, party }) => ({ checkIn, checkOut, rooms: party.rooms }));
    const unpaidOn = (date: CivilDate) => roomsOf(heldOn(date, ofType));
    const nights = nightDates(ahead).filter((date) => {
      const night = sold.get(date) ?? { capacity, sold: 0 };
      const most = mostUnpaid(night, heldOn(date, ofType), { share: holdShare });
      return unpaidOn(date) > 1 && unpaidOn(date) >= most;
    });
    if (nights.length > 0) crowded.push({ title, nights, unpaid: Math.max(...nights.map(unpaidOn)) });
  }
  return crowded;
}
