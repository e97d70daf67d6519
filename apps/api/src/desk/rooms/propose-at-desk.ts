import { addDays } from '@motel/booking-core';
import { type Booking, listedStaysWithin, lockBooking } from '../../booking/index.ts';
import { lockNumbers, roomsOfStays } from '../../rooms/index.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { giveProposedRooms } from './stay-rooms.ts';

/** How many days ahead arrivals get their rooms. */
const AHEAD = 14;

interface Proposed {
  /** As many stays got their rooms. */
  readonly stays: number;
  /** Those for which no number is free on all nights. */
  readonly without: { readonly reference: string; readonly name: string }[];
}

/** Gives rooms to every confirmed stay without numbers that is in the house or arrives within two weeks. */
export async function proposeAtDesk(context: DeskContext, by: ByPerson): Promise<Outcome<Proposed>> {
  return act(context, 'propose-rooms', by, async (trx) => {
    const today = deskDay(context.clock);
    const stays = await listedStaysWithin(trx, today, addDays(today, AHEAD));
    const numbered = await roomsOfStays(
      trx,
      stays.map(({ id }) => id),
    );
    const unnumbered = stays.filter(({ id, status }) => status === 'confirmed' && !numbered.has(id));
    const bookings: Booking[] = [];
    // In the order of their ids, in which every transaction locks bookings.
    for (const { id } of unnumbered.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const booking = await lockBooking(trx, id);
      if (booking?.status === 'confirmed') bookings.push(booking);
    }
    await lockNumbers(trx, [...new Set(bookings.map(({ property }) => property.id))]);
    const without = new Set<string>();
    for (const booking of bookings) {
      if (!(await giveProposedRooms(trx, booking, today))) without.add(booking.id);
    }
    const given = bookings.filter(({ id }) => !without.has(id)).map(({ reference }) => reference);
    const names = unnumbered
      .filter(({ id }) => without.has(id))
      .map(({ reference, firstName, lastName }) => ({ reference, name: `${firstName} ${lastName}` }));
    return succeed({
      subject: 'rooms',
      details: `${given.length} stays got their rooms`,
      after: given,
      answer: { stays: given.length, without: names },
    });
  });
}
