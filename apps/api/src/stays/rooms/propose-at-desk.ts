import { addDays } from '@motel/booking-core';
import { type Booking, type ListedStay, listedStaysWithin, lockBooking } from '../../booking/index.ts';
import { lockNumbers, nearOf, roomsOfStays } from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { act, type DeskDeed } from '../../staff/index.ts';
import { finishMissedRoom } from '../notes/desk-notes.ts';
import { giveProposedRooms } from './stay-rooms.ts';

/** How many days ahead arrivals get their rooms. */
const AHEAD = 14;

interface Lacking {
  readonly stay: ListedStay;
  readonly booking: Booking;
  /** It wishes to be near another one. */
  readonly isNear: boolean;
}

/** Gives rooms to every confirmed stay without numbers that is in the house or arrives within two weeks. */
export const proposeAtDesk: DeskDeed<'proposeRooms'> = (context, _asked, by) =>
  act(context, 'propose-rooms', by, async (trx, now) => {
    const today = deskDay(context);
    const stays = await listedStaysWithin(trx, today, addDays(today, AHEAD));
    const numbered = await roomsOfStays(
      trx,
      stays.map(({ id }) => id),
    );
    const lacking: Lacking[] = [];
    // In the order of their ids, in which every transaction locks bookings.
    for (const stay of stays.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (stay.status !== 'confirmed' || numbered.has(stay.id)) continue;
      const booking = await lockBooking(trx, stay.id);
      if (booking?.status !== 'confirmed') continue;
      const isNear = (await nearOf(trx, stay.id)) !== undefined;
      lacking.push({ stay, booking, isNear });
    }
    await lockNumbers(trx, [...new Set(lacking.map(({ booking }) => booking.property.id))]);
    const without: ListedStay[] = [];
    const given: string[] = [];
    // A stay that wishes to be near another one comes after it.
    for (const { stay, booking } of lacking.toSorted((a, b) => Number(a.isNear) - Number(b.isNear))) {
      if (!(await giveProposedRooms(trx, context.motel, booking, today))) {
        without.push(stay);
        continue;
      }
      await finishMissedRoom(trx, stay.id, by.person, now);
      given.push(stay.reference);
    }
    const names = without.map(({ reference, firstName, lastName }) => ({
      reference,
      name: `${firstName} ${lastName}`,
    }));
    const answer = { stays: given.length, without: names };
    return {
      subject: 'rooms',
      details: `${given.length} stays got their rooms`,
      after: given,
      answer,
    };
  });
