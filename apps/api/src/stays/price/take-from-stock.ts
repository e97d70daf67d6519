import { type CivilDate, civilDate, hasNight, nightDates, type Stay } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { sql } from 'kysely';
import { hasNights } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { tariffInForce } from '../../rates/index.ts';
import { type Refusal, refusal, refuseIf } from '../../shared/outcome.ts';

interface OrderedStay {
  readonly stay: Stay;
  /** Articles by their ids: so many of each. */
  readonly orders?: Readonly<Record<string, number>> | undefined;
  /** The stay as it was before a change: it keeps what it has on its own nights. */
  readonly before?: (Stay & { readonly id: string }) | undefined;
}

/** Locks all orders, after guest, bookings, nights, code. @throws RefusedError where others have it all (F31) */
export async function takeFromStock(words: Words, trx: Trx, wanted: OrderedStay): Promise<void> {
  const limited = await limitedArticles(trx, wanted);
  if (limited.length === 0) return;
  await lockOrders(trx);
  refuseIf(await findMissing(words, trx, limited, wanted));
}

/** Why the stay cannot have what it orders, as far as a look without a lock can say. */
export async function whyNotInStock(words: Words, db: Db, wanted: OrderedStay): Promise<Refusal | undefined> {
  return findMissing(words, db, await limitedArticles(db, wanted), wanted);
}

export type OverOrdered = Awaited<ReturnType<typeof overOrdered>>[number];

/** Nights from a day on with more orders than stock: by the desk, a payment after its hold, or a lowered stock. */
export async function overOrdered({ own }: Words, db: Db, from: CivilDate) {
  const articles = await articlesWithStock(db);
  if (articles.length === 0) return [];
  const stays = await ordersWithin(db, { checkIn: from, checkOut: LAST_DAY });
  const dates = [...new Set(stays.flatMap(nightDates))].filter((date) => date >= from).toSorted();
  return dates.flatMap((date) =>
    articles.flatMap(({ id, label, stock }) => {
      const ordered = orderedOn(stays, id, date);
      return ordered > stock ? [{ article: own(label), date, ordered, stock }] : [];
    }),
  );
}

const LAST_DAY = civilDate('9999-12-31');

async function limitedArticles(db: Db, { orders = {} }: OrderedStay) {
  if (Object.keys(orders).length === 0) return [];
  const articles = await articlesWithStock(db);
  return articles.flatMap((article) => {
    const count = orders[article.id];
    return count === undefined ? [] : [{ ...article, count }];
  });
}

async function articlesWithStock(db: Db) {
  const { articles = [] } = (await tariffInForce(db)).tariff.data;
  return articles.flatMap(({ id, label = id, stock }) => (stock === undefined ? [] : [{ id, label, stock }]));
}

async function findMissing(
  { own, shownDate }: Words,
  db: Db,
  limited: Awaited<ReturnType<typeof limitedArticles>>,
  { stay, before }: OrderedStay,
): Promise<Refusal | undefined> {
  if (limited.length === 0) return undefined;
  const others = (await ordersWithin(db, stay)).filter(({ id }) => id !== before?.id);
  const gained = nightDates(stay).filter((date) => before === undefined || !hasNight(before, date));
  for (const { id, label, stock, count } of limited) {
    const date = gained.find((night) => orderedOn(others, id, night) + count > stock);
    if (date === undefined) continue;
    const left = Math.max(0, stock - orderedOn(others, id, date));
    return refusal('rule-broken', 'article-gone', { article: own(label), date: shownDate(date), left });
  }
  return undefined;
}

function orderedOn(stays: Awaited<ReturnType<typeof ordersWithin>>, article: string, date: CivilDate) {
  const own = stays.filter((stay) => hasNight(stay, date));
  // A stay and its change that waits for a payment are one.
  const counts = new Map(own.map(({ id, orders }) => [id, orders[article] ?? 0]));
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The stays of these nights with ordered articles (F31); one whose change waits for its payment with both nights. */
function ordersWithin(db: Db, { checkIn, checkOut }: Stay) {
  const ordered = db
    .selectFrom('bookings')
    .where('bookings.status', 'in', ['held', 'confirmed'])
    .where('orders', '<>', sql<never>`'{}'::jsonb`);
  const from = sql<CivilDate>`(change.after ->> 'checkIn')::date`;
  const to = sql<CivilDate>`(change.after ->> 'checkOut')::date`;
  return ordered
    .select(['bookings.id', 'check_in as checkIn', 'check_out as checkOut', 'orders'])
    .where(hasNights(checkIn, checkOut))
    .unionAll(
      ordered
        .innerJoin('stay_changes as change', 'change.booking_id', 'bookings.id')
        .where('change.status', '=', 'held')
        .select(['bookings.id', from.as('checkIn'), to.as('checkOut'), 'orders'])
        .where(from, '<', checkOut)
        .where(to, '>', checkIn),
    )
    .execute();
}

/** Locks the orders of articles of which a night has a most, until the transaction ends (F31). */
async function lockOrders(trx: Trx): Promise<void> {
  await trx.selectFrom('properties').select('id').orderBy('id').limit(1).forNoKeyUpdate().execute();
}
