import { type DeskWay, WAY_WORDS } from '@motel/api-client/desk-contracts';
import type { Motel } from '@motel/content/server';
import { type Booking, DESK_REFERENCE, type FolioEntry } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { enterRefund } from '../../money/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { type Refusal, refusal, refuse, refuseIf } from '../../shared/outcome.ts';
import { type DeskDeed, everyPerson } from '../../staff/index.ts';
import { shareTill, signedTills } from '../../till/index.ts';
import { actOnSeen } from '../act-on-stay.ts';

/** Undoes a payment taken by mistake, out of its till, on its day, until that is signed off. It is owed again. */
export const undoPayment: DeskDeed<'undoPayment'> = async (context, { payment: reference, ...seen }, by) => {
  const { motel, words } = context;
  return actOnSeen(context, 'undo-payment', by, seen, async (trx, { booking }, now) => {
    const payment = paymentOf(booking, reference) ?? refuse('rule-broken', 'payment-not-here');
    const person = (await everyPerson(trx)).findLast(({ name }) => name === payment.by);
    if (person !== undefined) await shareTill(trx, person.id);
    refuseIf(whyNotUndone(motel, booking, payment, await signedTills(trx, deskDayAt(motel, now)), now));
    const undone = { paymentReference: reference, amount: payment.amount, reason: 'undone' } as const;
    await enterRefund(trx, booking.id, undone, now, payment.by);
    const details = `${words.shownMoney(payment.amount)} ${WAY_WORDS[payment.what as DeskWay]} undone`;
    return { details, before: { by: payment.by }, after: { amount: payment.amount }, answer: {} };
  });
};

/** The references of the payments of a stay that can be undone. */
export async function undoablePayments(db: Db, motel: Motel, booking: Booking, now: Date) {
  const taken = booking.folio.entries.filter(isTakenAtDesk);
  if (taken.length === 0) return new Set<string>();
  const signed = await signedTills(db, deskDayAt(motel, now));
  return new Set(
    taken
      .filter((payment) => whyNotUndone(motel, booking, payment, signed, now) === undefined)
      .map(({ paymentReference }) => paymentReference ?? ''),
  );
}

/** One that was moved here has a label: it was taken for another stay. */
function isTakenAtDesk({ kind, paymentReference, label }: FolioEntry): boolean {
  return kind === 'payment' && label === null && paymentReference?.startsWith(DESK_REFERENCE) === true;
}

function paymentOf({ folio }: Booking, reference: string): FolioEntry | undefined {
  return folio.entries.find((entry) => isTakenAtDesk(entry) && entry.paymentReference === reference);
}

/** @param signed the people whose till of today is signed off */
function whyNotUndone(
  motel: Motel,
  { folio }: Booking,
  { paymentReference, at, by }: FolioEntry,
  signed: ReadonlySet<string>,
  now: Date,
): Refusal | undefined {
  const isRefunded = folio.entries.some(
    (entry) => entry.kind === 'refund' && entry.paymentReference === paymentReference,
  );
  if (isRefunded) return refusal('rule-broken', 'payment-undone-already');
  const isClosed = deskDayAt(motel, at) < deskDayAt(motel, now) || signed.has(by);
  return isClosed ? refusal('rule-broken', 'payment-till-closed', { name: by }) : undefined;
}
