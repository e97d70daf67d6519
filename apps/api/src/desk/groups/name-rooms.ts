import type { GuestDetails } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import {
  bookingsByIds,
  findOrder,
  lockBookings,
  stayVersions,
  updateGuestDetails,
} from '../../booking/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';
import { readGuest } from '../../stays/index.ts';

/**
 * Says who sleeps in some rooms of a group. Refused with `not-found`, with `changed-meanwhile` where a stay is not as the
 * person saw it, and for a name that is none (V7).
 */
export const nameRooms: DeskDeed<'nameRooms'> = (context, { id, names }, by) =>
  act(context, 'name-rooms', by, async (trx) => {
    const { words } = context;
    const order = (await findOrder(trx, id)) ?? refuse('not-found', 'group-unknown');
    const ids = names.map(({ stay }) => stay);
    await lockBookings(trx, ids);
    const stays = await bookingsByIds(trx, ids);
    const versions = await stayVersions(trx, ids);
    for (const { stay: named, version, name } of names) {
      const stay = stays.find((one) => one.id === named);
      if (stay?.orderId !== order.id) refuse('not-found', 'booking-unknown');
      if (versions.get(named) !== version) refuse('changed-meanwhile', 'stay-changed-elsewhere');
      await updateGuestDetails(trx, named, underName(words, stay.guest, name));
    }
    const details = `${order.name}: ${words.counted(ids.length, 'room')}`;
    return { subject: id, details, answer: {} };
  });

/** A guest's details under a name as a list has it, the first name first; as they are without one. */
export function underName(words: Words, details: GuestDetails, name = ''): GuestDetails {
  // Two who share a room: `Ty Brandt / Hugo Ferreira`.
  const [firstname, ...rest] = name.replaceAll(' / ', ', ').split(/ +/);
  if (!firstname) return details;
  const named = { ...details, firstname, lastname: rest.join(' '), car: '' };
  return readGuest(words, named, ['lastname']).details;
}
