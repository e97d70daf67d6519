import { type Booking, DESK_REFERENCE, type FolioEntry } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { enterRefund } from '../../money/index.ts';
import { deskDayAt } from '../../shared/desk-day.ts';
import { type Outcome, type Refused, refuse, succeed } from '../../shared/outcome.ts';
import { shownMoney } from '../../shared/shown-money.ts';
import { everyPerson } from '../../staff/index.ts';
import { act, type ByPerson } from '../act.ts';
import { shareTill } from '../books/till/lock-till.ts';
import { readTills } from '../books/till/tills.ts';
import type { DeskContext } from '../desk.ts';
import { lockSeen, type Seen } from './lock-seen.ts';
import type { Nothing } from './stay-desk.ts';

/**
 * Undoes a payment that a person took by mistake: out of the till into which it went, on its day, until that till is signed
 * off. The guest owes it again. Refused with `not-found`, `rule-broken` or `changed-meanwhile`.
 */
export async function undoPayment(
  context: DeskContext,
  { payment: reference, ...seen }: Seen & { readonly payment: string },
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  return act(context, 'undo-payment', by, async (trx, now) => {
    const locked = await lockSeen(trx, seen);
    if (!locked.ok) return locked;
    const { booking } = locked.value;
    const payment = paymentOf(booking, reference);
    if (payment === undefined) return refuse('rule-broken', 'payment-not-here');
    const person = (await everyPerson(trx)).findLast(({ name }) => name === payment.by);
    if (person !== undefined) await shareTill(trx, person.id);
    const refused = await whyNotUndone(trx, booking, payment, now);
    if (refused !== undefined) return refused;
    const undone = { paymentReference: reference, amount: payment.amount, reason: 'undone' } as const;
    await enterRefund(trx, booking.id, undone, now, payment.by);
    return succeed({
      subject: booking.reference,
      details: `${shownMoney(payment.amount)} ${payment.what === 'cash' ? 'in cash' : 'at the terminal'} undone`,
      before: { by: payment.by },
      after: { amount: payment.amount },
      answer: {},
    });
  });
}

/** The references of the payments of a stay that can be undone. */
export async function undoablePayments(db: Db, booking: Booking, now: Date): Promise<ReadonlySet<string>> {
  const undoable = new Set<string>();
  for (const { paymentReference } of booking.folio.entries) {
    const payment = paymentReference === null ? undefined : paymentOf(booking, paymentReference);
    if (payment === undefined || undoable.has(paymentReference ?? '')) continue;
    if ((await whyNotUndone(db, booking, payment, now)) === undefined) undoable.add(paymentReference ?? '');
  }
  return undoable;
}

/** A payment of this stay that a person took at the desk. */
function paymentOf({ folio }: Booking, reference: string): FolioEntry | undefined {
  return folio.entries.find(
    ({ kind, paymentReference }) =>
      kind === 'payment' && paymentReference === reference && reference.startsWith(DESK_REFERENCE),
  );
}

async function whyNotUndone(
  db: Db,
  { folio }: Booking,
  { paymentReference, at, by }: FolioEntry,
  now: Date,
): Promise<Refused | undefined> {
  const isRefunded = folio.entries.some(
    (entry) => entry.kind === 'refund' && entry.paymentReference === paymentReference,
  );
  if (isRefunded) return refuse('rule-broken', 'payment-undone-already');
  const today = deskDayAt(now);
  if (deskDayAt(at) < today) return refuse('rule-broken', 'payment-till-closed', { name: by });
  const till = (await readTills(db, today, today)).find(({ name }) => name === by);
  return till?.signed && refuse('rule-broken', 'payment-till-closed', { name: by });
}
