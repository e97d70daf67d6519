import { type Motel, type Words, wordsOf } from '@motel/content/server';
import type { Selectable } from 'kysely';
import type { Booking } from '../../booking/index.ts';
import { asColumns, type Db, type Trx } from '../../db/index.ts';
import { enqueueMail, guestLines, type OutboxMessage, oneLine, stayFacts } from '../../mail/index.ts';
import type { OpenItemRow } from '../money-tables.ts';
import { type OpenItem, openItemWords } from './open-item.ts';

/** Opens an item, and mails the motel once. @param booking where it is known @returns false for a known item */
export async function recordOpenItem(
  trx: Trx,
  motel: Motel,
  item: OpenItem,
  booking: Booking | undefined,
  now: Date,
): Promise<boolean> {
  const isNew = await insertItem(trx, item, now, null);
  if (isNew) await enqueueMail(trx, now, openItemMail(wordsOf(motel, 'en'), item, booking));
  return isNew;
}

/** Records an item that needs no action, as closed. @returns false when it is known already */
export async function recordClosedItem(trx: Trx, item: OpenItem, now: Date): Promise<boolean> {
  return insertItem(trx, item, now, now);
}

async function insertItem(trx: Trx, item: OpenItem, now: Date, settledAt: Date | null): Promise<boolean> {
  const { provider, reference, kind, paymentReference, bookingId, amount } = item;
  const known = { provider, reference, kind, paymentReference, bookingId };
  const inserted = await trx
    .insertInto('open_items')
    .values(asColumns({ ...known, amount, noticedAt: now, settledAt }))
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .returning('reference')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes what has turned out to be no matter for a person. @returns false when there was none */
export async function deleteOpenItem(
  trx: Trx,
  { provider, reference, kind }: Pick<OpenItem, 'provider' | 'reference' | 'kind'>,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('open_items')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Items that no person has closed yet, oldest first. */
export async function openItems(db: Db): Promise<Selectable<OpenItemRow>[]> {
  return db
    .selectFrom('open_items')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('noticed_at')
    .orderBy('reference')
    .execute();
}

export async function itemsAbout(db: Db, bookingId: string): Promise<Selectable<OpenItemRow>[]> {
  return db.selectFrom('open_items').selectAll().where('booking_id', '=', bookingId).execute();
}

/** Items about money that were noticed from one instant to another, open or closed, oldest first. */
export async function itemsNoticed(db: Db, from: Date, until: Date): Promise<Selectable<OpenItemRow>[]> {
  return db
    .selectFrom('open_items')
    .selectAll()
    .where('provider', '<>', 'machine')
    .where('noticed_at', '>=', from)
    .where('noticed_at', '<', until)
    .orderBy('noticed_at')
    .orderBy('reference')
    .execute();
}

/** Closes an open item. @returns it, or `undefined` when no open item has that reference */
export async function closeItem(trx: Trx, reference: string, now: Date) {
  return trx
    .updateTable('open_items')
    .set({ settled_at: now })
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .returning(['kind', 'amount'])
    .executeTakeFirst();
}

/** Closes the item of a refund made at the provider, once its stay is cancelled as that refund meant. */
export async function closeRefundedElsewhere(trx: Trx, paymentReference: string, now: Date): Promise<void> {
  await trx
    .updateTable('open_items')
    .set({ settled_at: now })
    .where('payment_reference', '=', paymentReference)
    .where('kind', '=', 'refunded-elsewhere')
    .where('settled_at', 'is', null)
    .execute();
}

export async function countOpenItems(db: Db): Promise<Readonly<Record<string, number>>> {
  const open = await db
    .selectFrom('open_items')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('items')])
    .where('settled_at', 'is', null)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(open.map(({ kind, items }) => [kind, items]));
}

/** To the motel, when a matter of money needs a person. @param stay the stay that it is about, where that is known */
export function openItemMail(words: Words, item: OpenItem, stay: Booking | undefined): OutboxMessage {
  const { kind, amount, provider, reference, paymentReference, bookingId } = item;
  const { title, advice } = openItemWords(words, kind, amount);
  const isOtherPayment = paymentReference !== null && paymentReference !== reference;
  const namedBooking = bookingId === null ? '' : `Booking: ${oneLine(bookingId)}\n`;
  return {
    dedupeKey: `${kind}:${reference}`,
    to: words.motel.email,
    ...(stay !== undefined && { replyTo: stay.guest.email }),
    subject: title,
    text: `${title}.

${advice}

Once it is resolved, close it at the front desk, under Morning check, with what was done.
Until then it is on that list.

Provider: ${provider}
Reference: ${reference}${isOtherPayment ? `\nPayment: ${paymentReference}` : ''}
${stay === undefined ? namedBooking : `${stayFacts(words, stay)}\n\n${guestLines(stay.guest)}\n`}`,
  };
}
