import { addDays } from '@motel/booking-core';
import {
  bookingsOfOrder,
  isUnnamed,
  lockBooking,
  moveBooking,
  type Order,
  ordersToRelease,
} from '../../booking/index.ts';
import { type Db, inTransaction } from '../../db/index.ts';
import { enqueueMail, namesMissingKey, namesMissingMail, writtenMails } from '../../mail/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { logByHand } from '../../staff/index.ts';

type GroupWork = MotelContext & { readonly db: Db };

/** Days before its day on which the person who booked a group is asked for the names. */
const ASKED_BEFORE = 3;

/** Puts rooms of groups back on sale that have no name on their day, and asks for the names before. Safe in many processes. */
export async function releaseUnnamed(context: GroupWork, stop?: AbortSignal): Promise<void> {
  const { db } = context;
  const today = deskDay(context);
  for (const order of await ordersToRelease(db, addDays(today, ASKED_BEFORE))) {
    if (stop?.aborted) return;
    if (order.releaseOn !== null && order.releaseOn <= today) await release(context, order);
    else await askForNames(context, order);
  }
}

async function release({ db, clock, words }: GroupWork, order: Order): Promise<void> {
  for (const { id } of (await bookingsOfOrder(db, order.id)).filter(isUnnamed)) {
    await inTransaction(db, async (trx) => {
      const stay = await lockBooking(trx, id);
      // It may have got a name since. A person decides about money.
      if (stay === undefined || !isUnnamed(stay) || stay.folio.balance !== stay.folio.total) return;
      const now = clock.now();
      await moveBooking(trx, stay, 'cancelled', now);
      const details = `${order.name}: no name by the agreed day, ${words.shownMoney(stay.folio.price)} not owed`;
      await logByHand(trx, { who: 'by itself', action: 'cancel', subject: stay.reference, details }, now);
    });
  }
}

async function askForNames({ db, clock, motel }: GroupWork, order: Order): Promise<void> {
  if ((await writtenMails(db, [namesMissingKey(order.id)])).size > 0) return;
  const booked = await bookingsOfOrder(db, order.id);
  const [contact] = booked;
  if (contact === undefined || contact.guest.email === '') return;
  const stays = booked.filter(isUnnamed);
  const guest = { ...contact.guest, firstname: '', lastname: order.bookedBy };
  const letter = namesMissingMail(motel, { ...contact, guest }, { order, stays });
  await inTransaction(db, (trx) => enqueueMail(trx, clock.now(), letter));
}
