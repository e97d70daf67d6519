import { randomUUID } from 'node:crypto';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { signingSecret } from '../../src/money/providers/embedded/event-delivery.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks, readFolios } from '../support/books.ts';
import { type ByHand, byHand } from '../support/by-hand.ts';
import type { TestDatabase } from '../support/databases.ts';
import type { MotelDoor } from '../support/motel-door.ts';
import { nightsFrom, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

/** A motel that closes and opens again on the same database without its guests noticing. */
export interface World {
  readonly guests: readonly TestGuest[];
  readonly motel: TestMotel;
  /** The events of this run: one that never happens is never tested. */
  readonly occurred: ReadonlySet<string>;
  note(what: string): void;
  /** The stay that begins so many nights after the first one of the run. */
  stay(from: number, nights: number): Stay;
  readonly desk: ByHand;
  /** A person at the desk, signed in for a command. */
  staff(): Promise<TestStaff>;
  restart(): Promise<void>;
  begin(): Promise<void>;
  close(): Promise<void>;
}

const GUESTS = 3;
/** So far ahead that every cancellation is in time (D10), wherever the clock goes in one run. */
const DAYS_AHEAD = 40;

export async function openWorld({ place }: TestDatabase): Promise<World> {
  let motel = await openMotelAt(place);
  let guests: TestGuest[] = [];
  let firstNight = civilDate('2027-01-01');
  const occurred = new Set<string>();
  const door: MotelDoor = {
    call: (path, call) => motel.call(path, call),
    get origin() {
      return motel.origin;
    },
  };
  return {
    get guests() {
      return guests;
    },
    get motel() {
      return motel;
    },
    occurred,
    note: (what) => void occurred.add(what),
    stay: (from, nights) => nightsFrom(from, nights, firstNight),
    get desk() {
      return byHand(motel);
    },
    staff: () => signInStaff(motel, 'clerk', randomUUID()),
    async restart() {
      const now = motel.clock.now().toISOString();
      await motel.close();
      motel = await openMotelAt(place);
      motel.clock.setTo(now);
    },
    async begin() {
      occurred.clear();
      await emptyBooks(motel.db);
      firstNight = addDays(todayAt(motel), DAYS_AHEAD);
      guests = await Promise.all(Array.from({ length: GUESTS }, () => signInGuest(door)));
      await signingSecret(motel.db);
      // From here on the motel asks for events that never arrive.
      await motel.server.runJobs();
    },
    close: () => motel.close(),
  };
}

/** Rooms sold on each night, as the database has it: `single on 2027-01-01` → 1. Nights with none are left out. */
export async function soldByNight({ motel }: World): Promise<Record<string, number>> {
  const nights = await motel.db.selectFrom('nights').selectAll().where('sold', '>', 0).execute();
  return Object.fromEntries(nights.map(({ property_id, date, sold }) => [`${property_id} on ${date}`, sold]));
}

/**
 * Every booking by its session: its status, and what its folio charges, and what of it was paid and refunded, as shares
 * of the stay's price (L1–L3).
 */
export async function accounts({ motel: { db } }: World): Promise<Record<string, unknown>> {
  const folios = await readFolios(db);
  const bookings = await db
    .selectFrom('bookings')
    .leftJoin('payment_requests as request', (join) => join.onRef('request.id', '=', 'bookings.id'))
    .select(['bookings.id', 'bookings.status', 'request.session_id as sessionId'])
    .execute();
  // A stay of the desk has no session.
  return Object.fromEntries(
    bookings.map(({ id, status, sessionId }) => {
      const { price = Number.NaN, total, paid, refunded } = folios.get(id) ?? {};
      const shares = [total, paid, refunded].map((amount = Number.NaN) => amount / price);
      return [sessionId ?? id, [status, ...shares]];
    }),
  );
}

/** The same in words, for a property and stay. */
export function shownRooms(property: PropertyContent, from: number, nights: number, rooms: number): string {
  return `${rooms} × ${property.id}, night ${from}+${nights}`;
}
