import { addDays, type CivilDate, guestName } from '@motel/booking-core';
import { bookingsByIds, holdingRequests } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { propertiesById, soldOn } from '../inventory/index.ts';
import { todayAt } from '../shared/motel-time.ts';
import type { DeskAnswer, DeskContext, DeskReading } from '../staff/index.ts';
import { heldOn, mostUnpaid, roomsHeld } from '../stays/index.ts';

export const listHolds: DeskReading<'holds'> = async (context) => {
  const holds = await unpaidRooms(context.db);
  const customers = [...new Set(holds.map(({ customer }) => customer))];
  return {
    holds: holds.map(({ booking, customer, heldSince, heldUntil, propertyId: typeId, ...run }) => ({
      reference: booking.reference,
      guest: guestName(booking.guest),
      isChange: booking.status !== 'held',
      typeId,
      ...run,
      heldSince: heldSince.toISOString(),
      heldUntil: heldUntil.toISOString(),
      network: lettersOf(customers.indexOf(customer)),
      fromThere: holds.filter((hold) => hold.customer === customer).length,
    })),
    crowded: await crowdedNights(context),
  };
};

/** Rooms that are held unpaid: by a booking, or by a change of a paid one. */
async function unpaidRooms(db: Db) {
  const requests = await holdingRequests(db);
  const bookings = await bookingsByIds(db, [...new Set(requests.map(({ bookingId }) => bookingId))]);
  return requests.flatMap((request) => {
    const booking = bookings.find((one) => one.id === request.bookingId);
    if (booking === undefined) return [];
    const { id, heldFrom, heldSince, openUntil: heldUntil } = request;
    // The whole of one customer: an IPv4 address, or a /56. Of holds without one, each is its own.
    const customer = heldFrom?.[1] ?? heldFrom?.[0] ?? id;
    return request.held.map((run) => ({ ...run, booking, heldSince, heldUntil, customer }));
  });
}

/** A, B … Z, AA, AB … */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${lettersOf(Math.floor(index / 26) - 1)}${letter}`;
}

const NIGHTS_AHEAD = 30;

/** The nights of the next 30 days on which unpaid holds reach the owner's share. One held room is no crowd. */
async function crowdedNights({ db, clock, motel, holdShare = 1 }: DeskContext) {
  const from = todayAt({ clock, motel });
  const ahead = { checkIn: from, checkOut: addDays(from, NIGHTS_AHEAD) };
  const holds = await unpaidRooms(db);
  const types = await propertiesById(db, [...new Set(holds.map(({ propertyId }) => propertyId))]);
  const crowded: DeskAnswer<'holds'>['crowded'] = [];
  for (const { id, title } of types.values()) {
    const ofType = holds.filter(({ propertyId }) => propertyId === id);
    const unpaidOn = (date: CivilDate) => roomsHeld(heldOn(date, ofType));
    const full = (await soldOn(db, id, ahead)).filter((night) => {
      const most = mostUnpaid(night, heldOn(night.date, ofType), { share: holdShare });
      return unpaidOn(night.date) > 1 && unpaidOn(night.date) >= most;
    });
    const nights = full.map(({ date }) => date);
    if (nights.length > 0) crowded.push({ title, nights, unpaid: Math.max(...nights.map(unpaidOn)) });
  }
  return crowded;
}
