import { type BookingStatus, nightDates, quoteStay, sum } from '@motel/booking-core';
import { tariff } from '@motel/content';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { ROOMS } from './rooms.ts';

/** A session that the provider has been paid for, as the provider tells it. */
export interface PaidSession {
  readonly sessionId: string;
  /** Cents. */
  readonly amount: number;
  /** Cents that the provider has given back. */
  readonly refunded: number;
}

/** Those that refer to others first. */
const BOOKS = [
  'device_bookings',
  'stay_links',
  'open_items',
  'refunds',
  'payments',
  'checkouts',
  'idempotency_keys',
  'bookings',
  'room_blocks',
  'nights',
  'auth_sessions',
  'guests',
  'payment_events',
  'event_cursors',
  'outbox',
  'desk_log',
  'embedded_refunds',
  'embedded_sessions',
  'embedded_events',
] as const;

/** Forgets every guest, booking and payment; what is sold stays. For a motel that is doing nothing. */
export async function emptyBooks(db: Db): Promise<void> {
  // Of a few rows each: truncating would make forty files anew.
  const empty = BOOKS.map((table) => sql`${sql.id(`no_${table}`)} as (delete from ${sql.table(table)})`);
  await sql`with ${sql.join(empty)} select 1`.execute(db);
}

/**
 * What the books may never say, at no moment: a night with more rooms sold than there are, or other rooms than the
 * holds, stays and blocks of that night come to; a booking at another price than the server's.
 * @returns a sentence for each thing that is wrong
 */
export async function wrongInBooks(db: Db): Promise<string[]> {
  // At one moment: the motel may be at work.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => [...(await wrongNights(trx)), ...(await wrongPrices(trx))]);
}

async function wrongNights(db: Db): Promise<string[]> {
  const taken = new Map<string, number>();
  const occupying = await db
    .selectFrom('bookings')
    .select(['property_id', 'check_in', 'check_out', 'rooms'])
    .where('status', 'in', ['held', 'confirmed'])
    .execute();
  const blocking = await db
    .selectFrom('room_blocks')
    .select(['property_id', 'check_in', 'check_out', 'rooms'])
    .where('lifted_at', 'is', null)
    .execute();
  for (const { property_id, check_in, check_out, rooms } of [...occupying, ...blocking]) {
    for (const date of nightDates({ checkIn: check_in, checkOut: check_out })) {
      const night = `${property_id} on ${date}`;
      taken.set(night, (taken.get(night) ?? 0) + rooms);
    }
  }
  const wrong: string[] = [];
  for (const { property_id, date, capacity, sold } of await db.selectFrom('nights').selectAll().execute()) {
    const night = `${property_id} on ${date}`;
    if (sold > capacity) wrong.push(`${night} has sold ${sold} of ${capacity} rooms`);
    const expected = taken.get(night) ?? 0;
    if (sold !== expected) wrong.push(`${night} has sold ${sold}, and ${expected} are taken`);
    taken.delete(night);
  }
  for (const [night, rooms] of taken) wrong.push(`${night} has sold none, and ${rooms} are taken`);
  return wrong;
}

async function wrongPrices(db: Db): Promise<string[]> {
  const bookings = await db.selectFrom('bookings').selectAll().execute();
  return bookings.flatMap((booking) => {
    const { id, check_in, check_out, adults, children, infants, pets, rooms, lines, total } = booking;
    const property = Object.values(ROOMS).find((room) => room.id === booking.property_id);
    if (property === undefined) return [`${id} is for ${booking.property_id}, which is not sold`];
    const stay = { checkIn: check_in, checkOut: check_out };
    const party = { adults, children, infants, pets };
    const selection = { rooms, extraPersons: booking.extra_persons };
    const price = quoteStay(property, stay, party, selection, tariff).total;
    if (total !== price) return [`${id} costs ${total}, and the server's price is ${price}`];
    if (sum(...lines.map(({ amount }) => amount)) !== total)
      return [`the lines of ${id} do not add up to ${total}`];
    return [];
  });
}

/**
 * What may not be once everything has come to its end: a hold that stands, a payment that bought neither a stay nor
 * a refund or both, a stay that nobody paid, one of which nobody was told or twice, a mail that was never sent.
 * @param paid every session that the provider has been paid for
 * @returns a sentence for each thing that is wrong
 */
export async function wrongInMoney(db: Db, paid: readonly PaidSession[]): Promise<string[]> {
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('checkouts', 'checkouts.booking_id', 'bookings.id')
    .select(['bookings.id', 'bookings.status', 'bookings.total', 'checkouts.session_id as sessionId'])
    .execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const mails = await db.selectFrom('outbox').select(['dedupe_key', 'sent_at']).execute();
  const wrong: string[] = [];

  for (const { sessionId, amount, refunded } of paid) {
    const booking = bookings.find((booking) => booking.sessionId === sessionId);
    const [payment, ...more] = payments.filter(({ session_id }) => session_id === sessionId);
    if (payment === undefined || more.length > 0) {
      wrong.push(`the paid session ${sessionId} has ${more.length + (payment ? 1 : 0)} payments`);
      continue;
    }
    if (booking === undefined || payment.booking_id !== booking.id) {
      wrong.push(`the payment of ${sessionId} is not its booking's`);
      continue;
    }
    if (payment.amount !== amount || amount !== booking.total) {
      wrong.push(`${booking.id} costs ${booking.total}; ${amount} were paid, ${payment.amount} written down`);
    }
    const back = refunds.filter(({ payment_reference }) => payment_reference === payment.reference);
    const isStay = booking.status === 'confirmed';
    if (back.length !== (isStay ? 0 : 1)) {
      wrong.push(`${booking.id} is paid and ${booking.status}, with ${back.length} refunds`);
    }
    const due = back.reduce((total, refund) => total + refund.amount, 0);
    if (!isStay && due !== amount) wrong.push(`of ${amount} for ${booking.id}, ${due} go back`);
    if (due !== refunded) wrong.push(`${due} are to go back for ${booking.id}, and ${refunded} have gone`);
    if (back.some(({ settled_at }) => settled_at === null)) wrong.push(`a refund of ${booking.id} is open`);
  }

  const paidSessions = new Set(paid.map(({ sessionId }) => sessionId));
  if (payments.length !== paid.length)
    wrong.push(`${paid.length} were paid, ${payments.length} written down`);
  for (const { id, status, sessionId } of bookings) {
    if (status === 'held') wrong.push(`${id} is still held`);
    const isPaid = sessionId !== null && paidSessions.has(sessionId);
    const neverPaid = status === 'expired' || status === 'released';
    if (isPaid === neverPaid) wrong.push(`${id} is ${status} and ${isPaid ? '' : 'not '}paid`);
    const told = mails.filter(({ dedupe_key }) => dedupe_key.endsWith(`:${id}`)).map(occasionOf);
    const toTell = MAILS_ABOUT[status];
    if (told.toSorted().join() !== toTell.join()) wrong.push(`of ${id}, ${status}, the mails tell ${told}`);
  }
  for (const { dedupe_key, sent_at } of mails) if (sent_at === null) wrong.push(`${dedupe_key} is not sent`);
  return wrong;
}

/** The mails about a booking at its end, each of them once. */
const MAILS_ABOUT: Record<BookingStatus, readonly string[]> = {
  held: [],
  expired: [],
  released: [],
  confirmed: ['booking-confirmed', 'new-booking'],
  cancelled: ['booking-cancelled', 'booking-confirmed', 'new-booking'],
  refunded: ['late-payment-refunded'],
};

const occasionOf = (mail: { readonly dedupe_key: string }) => mail.dedupe_key.split(':')[0] ?? '';
