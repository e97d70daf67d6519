import { addDays, type CivilDate, dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { MOST_ATTEMPTS } from '../mail/send-due-mail.ts';
import { after } from '../retry-delay.ts';
import type { Context } from './context.ts';
import { RETENTION } from './retention.ts';

/** Rows that one transaction deletes at most: nobody waits long for it. */
const BATCH = 500;

/** Deletes one batch of what is no longer needed. @returns how much that was; 0 when nothing is left */
type Prune = (trx: Trx, now: Date) => Promise<number>;

/**
 * Deletes what nobody needs any more, batch by batch, each in a transaction of its own. Safe in many processes: of two
 * that find the same rows, one deletes them. What depends on other records comes after them.
 */
export async function pruneRecords(
  { db, clock, logger }: Pick<Context, 'db' | 'clock' | 'logger'>,
  stop: AbortSignal,
): Promise<void> {
  for (const [records, prune] of Object.entries(PRUNERS)) {
    let deleted = 0;
    for (;;) {
      if (stop.aborted) return;
      const batch = await inTransaction(db, (trx) => prune(trx, clock.now()));
      if (batch === 0) break;
      deleted += batch;
    }
    if (deleted > 0) logger.info({ records, deleted }, 'Old records were deleted');
  }
}

const PRUNERS: Readonly<Record<string, Prune>> = {
  async 'sign-ins'(trx, now) {
    const old = trx
      .selectFrom('auth_sessions')
      .select('id')
      .where('expires_at', '<', daysBefore(now, RETENTION.signIn))
      .limit(BATCH);
    return count(await trx.deleteFrom('auth_sessions').where('id', 'in', old).executeTakeFirst());
  },

  async 'unpaid attempts'(trx, now) {
    const attempts = await trx
      .selectFrom('bookings')
      .select(['property_id', 'id', 'guest_id'])
      .where('status', 'in', ['expired', 'released'])
      .where('status_changed_at', '<', daysBefore(now, RETENTION.unpaidAttempt))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payments')
              .select('reference')
              .whereRef('payments.property_id', '=', 'bookings.property_id')
              .whereRef('payments.booking_id', '=', 'bookings.id'),
          ),
        ),
      )
      .limit(BATCH)
      // A payment that arrives after all keeps its booking.
      .forUpdate()
      .skipLocked()
      .execute();
    if (attempts.length === 0) return 0;
    const ids = attempts.map(({ id }) => id);
    const properties = attempts.map(({ property_id }) => property_id);
    const guests = attempts.map(({ guest_id }) => guest_id);
    // A key that led to nothing would lead to a mistake.
    await trx
      .deleteFrom('idempotency_keys')
      .where('guest_id', 'in', guests)
      .where('booking_id', 'in', ids)
      .execute();
    await trx
      .deleteFrom('checkouts')
      .where('property_id', 'in', properties)
      .where('booking_id', 'in', ids)
      .execute();
    await trx.deleteFrom('bookings').where('property_id', 'in', properties).where('id', 'in', ids).execute();
    return attempts.length;
  },

  async 'idempotency keys'(trx, now) {
    const old = trx
      .selectFrom('idempotency_keys')
      .select(['guest_id', 'key'])
      .where('created_at', '<', daysBefore(now, RETENTION.idempotencyKey))
      .limit(BATCH)
      .$asTuple('guest_id', 'key');
    return count(
      await trx
        .deleteFrom('idempotency_keys')
        .where(({ eb, refTuple }) => eb(refTuple('guest_id', 'key'), 'in', old))
        .executeTakeFirst(),
    );
  },

  async 'guests without a stay'(trx, now) {
    const strangers = trx
      .selectFrom('guests')
      .select('id')
      .where('created_at', '<', daysBefore(now, RETENTION.guestWithoutStay))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bookings').select('id').whereRef('guest_id', '=', 'guests.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('auth_sessions').select('id').whereRef('guest_id', '=', 'guests.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('idempotency_keys').select('key').whereRef('guest_id', '=', 'guests.id'))),
      )
      .limit(BATCH)
      // Who is signing in at this moment is none.
      .forUpdate()
      .skipLocked();
    return count(await trx.deleteFrom('guests').where('id', 'in', strangers).executeTakeFirst());
  },

  async 'payment events'(trx, now) {
    const old = trx
      .selectFrom('payment_events')
      .select(['provider', 'event_id'])
      .where('received_at', '<', daysBefore(now, RETENTION.paymentEvent))
      .limit(BATCH)
      .$asTuple('provider', 'event_id');
    return count(
      await trx
        .deleteFrom('payment_events')
        .where(({ eb, refTuple }) => eb(refTuple('provider', 'event_id'), 'in', old))
        .executeTakeFirst(),
    );
  },

  async mails(trx, now) {
    const latestCheckOut = daysBeforeToday(now, RETENTION.mail);
    const old = trx
      .selectFrom('outbox')
      .select('id')
      .where('created_at', '<', daysBefore(now, RETENTION.mail))
      .where((mail) =>
        mail.or([
          mail('sent_at', 'is not', null),
          mail('attempts', '>=', MOST_ATTEMPTS),
          mail('let_go_at', 'is not', null),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bookings')
              .select('id')
              .where(
                'id',
                '=',
                sql<string>`coalesce(outbox.linked_booking_id, split_part(outbox.dedupe_key, ':', 2))`,
              )
              .where('check_out', '>=', latestCheckOut),
          ),
        ),
      )
      .limit(BATCH);
    return count(await trx.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst());
  },

  async 'links in mails'(trx, now) {
    const old = trx
      .selectFrom('stay_links')
      .innerJoin('bookings', (join) =>
        join
          .onRef('bookings.property_id', '=', 'stay_links.property_id')
          .onRef('bookings.id', '=', 'stay_links.booking_id'),
      )
      .select('token_hash')
      .where('bookings.check_out', '<', daysBeforeToday(now, RETENTION.stayLink))
      .limit(BATCH);
    return count(await trx.deleteFrom('stay_links').where('token_hash', 'in', old).executeTakeFirst());
  },

  async feedback(trx, now) {
    const old = trx
      .selectFrom('feedback')
      .select('id')
      .where('created_at', '<', daysBefore(now, RETENTION.feedback))
      .limit(BATCH);
    return count(await trx.deleteFrom('feedback').where('id', 'in', old).executeTakeFirst());
  },
};

/** By the motel's own date. */
function daysBeforeToday(now: Date, days: number): CivilDate {
  return addDays(dateAt(now.getTime(), motel.houseRules.timeZone), -days);
}

function daysBefore(now: Date, days: number): Date {
  return after(now, -days * 24 * 3_600_000);
}

function count({ numDeletedRows }: { readonly numDeletedRows: bigint }): number {
  return Number(numDeletedRows);
}
