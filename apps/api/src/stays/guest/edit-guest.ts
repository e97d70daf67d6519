import { updateGuestDetails } from '../../booking/index.ts';
import { succeed } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { readGuest } from './read-guest.ts';

/** Replaces what is known of the guest of a stay. Refused with `not-found`, `rule-broken` or `changed-meanwhile`. */
export const editGuest: DeskDeed<'editGuest'> = async (context, { guest: typed, ...asked }, by) => {
  const { words } = context;
  const read = readGuest(words, typed);
  if (!read.ok) return read;
  const { details, car, language } = read.value;
  return actOnSeen(context, 'guest', by, asked, async (trx, { booking }) => {
    const also = { car, language: language ?? booking.language };
    await updateGuestDetails(trx, booking.id, details, also);
    // The log is kept for good: it names the fields, and not what a guest wrote in them.
    const known = { ...booking.guest, car: booking.car, language: booking.language };
    const now = { ...details, ...also };
    const changed = (Object.keys(now) as (keyof typeof now)[]).filter((name) => known[name] !== now[name]);
    const labels = { ...words.rules.guestFields, car: 'Car', language: 'Language' };
    const said = changed.map((name) => labels[name].toLowerCase()).join(', ');
    return succeed({
      details: said === '' ? 'nothing new about the guest' : `the guest's ${said}`,
      answer: {},
    });
  });
};
