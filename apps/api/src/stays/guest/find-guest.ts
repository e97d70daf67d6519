import type { TypedGuest } from '@motel/api-client/desk-contracts';
import { latestStayOf, staysBefore } from '../../booking/index.ts';
import { membersOf, whyNotAgain } from '../../guests/index.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../../staff/index.ts';
import { readDeskPhone } from './read-guest.ts';

interface FoundGuest {
  readonly guest?: TypedGuest;
  readonly stays: number;
  readonly last?: string;
  readonly notAgain?: string;
}

/** Finds what is known of the guest who has a number. Refused when it is no number. */
export async function findGuest(
  { db, clock, motel }: DeskContext,
  { phone: typed }: { readonly phone: string },
): Promise<Outcome<FoundGuest>> {
  const mobile = readDeskPhone(motel, typed);
  if (mobile === undefined) return refuse('rule-broken', 'number-unreadable');
  const latest = await latestStayOf(db, mobile);
  if (latest === undefined) return succeed({ stays: 0 });
  const { guest, car, language, guestId } = latest;
  const { stays, last } = await staysBefore(db, await membersOf(db, guestId), deskDay({ clock, motel }));
  const notAgain = await whyNotAgain(db, guestId);
  return succeed({
    guest: { ...guest, car, language },
    stays,
    ...(last !== null && { last }),
    ...(notAgain !== undefined && { notAgain }),
  });
}
