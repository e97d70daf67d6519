import { type CivilDate, nightDates, type Stay } from '@motel/booking-core';
import { ordersWithin } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { lockOrders, tariffInForce } from '../../rates/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import { shownDate } from '../../shared/shown-date.ts';
import { ownWords } from '../../shared/spoken.ts';

interface OrderedStay {
  readonly stay: Stay;
  readonly orders?: Readonly<Record<string, number>> | undefined;
}

/**
 * Refuses a stay whose articles are ordered by others on one of its nights (F31). Locks the orders of all guests until the
 * transaction ends, after guest, bookings, nights and code.
 */
export async function whyNotInStock(
  trx: Trx,
  { stay, orders = {} }: OrderedStay,
): Promise<Refused | undefined> {
  if (Object.keys(orders).length === 0) return undefined;
  const { articles = [] } = (await tariffInForce(trx)).tariff.data;
  const limited = articles.filter(({ id, stock }) => stock !== undefined && Object.hasOwn(orders, id));
  if (limited.length === 0) return undefined;
  await lockOrders(trx);
  const others = await ordersWithin(trx, stay);
  const taken = (id: string, date: CivilDate) =>
    others
      .filter(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
      .reduce((sum, other) => sum + (other.orders[id] ?? 0), 0);
  for (const { id, label = id, stock = 0 } of limited) {
    const date = nightDates(stay).find((night) => taken(id, night) + (orders[id] ?? 0) > stock);
    if (date === undefined) continue;
    const left = Math.max(0, stock - taken(id, date));
    return refuse('rule-broken', 'article-gone', { article: ownWords(label), date: shownDate(date), left });
  }
  return undefined;
}
