import { addDays, type CivilDate, nightDates } from '@motel/booking-core';
import {
  type Booking,
  bookingsByIds,
  findBooking,
  giveUpRequest,
  holdingRequests,
  lockBooking,
  openRequestOf,
  type PaymentRequest,
} from '../booking/index.ts';
import { heldOn, mostUnpaid, roomsOf } from '../checkout/index.ts';
import type { Db } from '../db/index.ts';
import { propertiesById, type RoomNights, soldOn } from '../inventory/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { act } from './act.ts';
import type { ByHand, DeskContext } from './desk.ts';

/** Rooms that are held unpaid: by a booking, or by a change of a paid one. */
interface UnpaidRooms extends RoomNights {
  readonly booking: Booking;
  readonly heldSince: Date;
  readonly heldUntil: Date;
  /** The whole of one customer: an IPv4 address, or a /56. Of holds without one, each is its own. */
  readonly customer: string;
}

/** Unpaid rooms, with a letter for the network they came from, and how many holds came from there. */
export interface ListedHold extends UnpaidRooms {
  readonly network: string;
  readonly fromThere: number;
}

/** The unpaid holds, oldest first. */
export async function listHolds({ db }: DeskContext): Promise<ListedHold[]> {
  const holds = await unpaidRooms(db);
  const customers = [...new Set(holds.map(({ customer }) => customer))];
  return holds.map((hold) => ({
    ...hold,
    network: lettersOf(customers.indexOf(hold.customer)),
    fromThere: holds.filter(({ customer }) => customer === hold.customer).length,
  }));
}

async function unpaidRooms(db: Db): Promise<UnpaidRooms[]> {
  const requests = await holdingRequests(db);
  const bookings = await bookingsByIds(db, [...new Set(requests.map(({ bookingId }) => bookingId))]);
  return requests.flatMap((request) => {
    const booking = bookings.find(({ id }) => id === request.bookingId);
    if (booking === undefined) return [];
    const { heldSince, openUntil: heldUntil } = request;
    const customer = customerOf(request);
    return request.held.map((run) => ({ ...run, booking, heldSince, heldUntil, customer }));
  });
}

function customerOf({ id, heldFrom }: PaymentRequest): string {
  return heldFrom?.[1] ?? heldFrom?.[0] ?? id;
}

/** A, B … Z, AA, AB … */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${lettersOf(Math.floor(index / 26) - 1)}${letter}`;
}

/**
 * Ends an unpaid hold, or a change that waits for its payment: the job that ends overdue holds does it within seconds, at
 * the provider first. Refused when there is no such hold.
 */
export async function releaseAtDesk(
  context: DeskContext,
  said: string,
  by: ByHand,
): Promise<Outcome<string>> {
  const found = await findBooking(context.db, said);
  if (found === undefined) return refuse('not-found', 'booking-unknown');
  return act(context, 'release', by, async (trx) => {
    const booking = await lockBooking(trx, found.id);
    const request =
      booking &&
      ((await openRequestOf(trx, booking.id, 'change')) ?? (await openRequestOf(trx, booking.id, 'stay')));
    if (booking === undefined || request === undefined) return refuse('rule-broken', 'hold-ended');
    await giveUpRequest(trx, request.id);
    const { reference } = booking;
    const details = request.held
      .map(
        ({ rooms, propertyId, checkIn, checkOut }) => `${rooms} × ${propertyId}, ${checkIn} to ${checkOut}`,
      )
      .join('; ');
    return succeed({ subject: reference, details, answer: reference });
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
  const holds = await unpaidRooms(db);
  const types = await propertiesById(db, [...new Set(holds.map(({ propertyId }) => propertyId))]);
  const crowded: CrowdedNights[] = [];
  for (const { id, title, capacity } of types.values()) {
    const sold = await soldOn(db, id, ahead);
    const ofType = holds.filter(({ propertyId }) => propertyId === id);
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
