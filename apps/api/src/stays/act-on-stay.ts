import type { Trx } from '../db/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { act, type ByPerson, type DeskAction, type DeskContext, type Done } from '../staff/index.ts';
import { lockSeen, type Seen, type SeenStay } from './lock-seen.ts';

/** An action on a stay as the log tells it: its subject is the stay. */
export type DoneToStay<T> = Omit<Done<T>, 'subject'>;

/**
 * Does an action of a person once (`act`), on a stay that is still as they saw it and stays locked. Refused with
 * `not-found` or `changed-meanwhile`, or as the work is.
 */
export function actOnSeen<T>(
  context: Pick<DeskContext, 'db' | 'clock'>,
  action: DeskAction,
  by: ByPerson,
  seen: Seen,
  work: (trx: Trx, stay: SeenStay, now: Date) => Promise<Outcome<DoneToStay<T>>>,
): Promise<Outcome<T>> {
  return act(context, action, by, async (trx, now) => {
    const locked = await lockSeen(trx, seen);
    if (!locked.ok) return locked;
    const done = await work(trx, locked.value, now);
    return done.ok ? succeed({ ...done.value, subject: locked.value.booking.reference }) : done;
  });
}
