import { stayPayments } from '@motel/booking-core/booking';
import { inTransaction, type Trx } from '../../db/index.ts';
import { todayAt } from '../../shared/motel-time.ts';
import { outcomeOf, RefusedError } from '../../shared/outcome.ts';
import { sellToGuest } from '../book/book-at-desk.ts';
import { priceForGuest } from '../book/quote-stay.ts';
import { REFUSALS, refuseSoldOut } from '../hold/hold-runs.ts';
import { sendLink } from '../pay/payment-link.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { endWait, isFree, listWaiting, type Waiting } from './waiting.ts';

/** Hours for which an offer holds its rooms. */
const HELD_HOURS = 1;

/** Offers rooms that are free to those who wait for them, in the order of joining, once each. Safe in many processes. */
export async function offerToWaiting(context: StayDeskContext, stop?: AbortSignal): Promise<void> {
  const { db } = context;
  for (const waiting of await listWaiting(db)) {
    if (stop?.aborted) return;
    if (waiting.checkIn < todayAt(context)) {
      await endWait(db, waiting.id);
      continue;
    }
    const bookingId = waiting.bookingId ?? (await hold(context, waiting));
    if (bookingId === undefined) continue;
    const sent = await outcomeOf(() => sendLink(context, bookingId));
    if (!sent.ok) {
      // The provider makes no link, and the rooms are released: the next run begins with this guest again.
      const unoffered = db.updateTable('waiting').where('booking_id', '=', bookingId);
      await unoffered.set({ booking_id: null }).execute();
      return;
    }
    await endWait(db, waiting.id);
  }
}

/** Holds a stay for a guest. @returns its id; `undefined` where it is not sold, or others were faster */
async function hold(context: StayDeskContext, waiting: Waiting): Promise<string | undefined> {
  const { db, clock } = context;
  const { id, guest, checkIn } = waiting;
  if (!(await isFree(db, waiting.typeId, waiting, waiting.party))) return undefined;
  const work = async (trx: Trx) => {
    const priced = await priceForGuest({ ...context, db: trx }, waiting, 'guest', guest.language);
    const { now: dueNow, restDue = null } = stayPayments(priced, checkIn, todayAt(context));
    const offer = { guest, pay: 'link', holdHours: HELD_HOURS, dueNow, restDue } as const;
    const bookingId = await sellToGuest(trx, context, { ...priced, ...offer }, clock.now());
    // Last, since all lock guests and nights first. Another process may have made the offer, or the wait have ended.
    const unheld = trx.updateTable('waiting').where('id', '=', id).where('booking_id', 'is', null);
    const { numUpdatedRows } = await unheld.set({ booking_id: bookingId }).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RefusedError(REFUSALS.busy);
    return bookingId;
  };
  const held = await outcomeOf(() => inTransaction(db, work).catch(refuseSoldOut));
  return held.ok ? held.value : undefined;
}
