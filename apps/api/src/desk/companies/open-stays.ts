import { type Cents, type CivilDate, daysBetween, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { nightShares } from '@motel/booking-core/booking';
import { type Motel, unitOf } from '@motel/content/server';
import { type Booking, bookingsByIds } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { openCostOf } from '../../stays/index.ts';

export interface OpenStay {
  readonly stay: Booking;
  readonly amount: Cents;
  /** Of a stay that goes on: the day from which on its nights are in a later invoice. */
  readonly until?: CivilDate;
}

/** The stays of which a company has something to pay, by their first night. */
export async function staysToInvoice(db: Db, companyId: string): Promise<OpenStay[]> {
  const paid = await db
    .selectFrom('stay_payers')
    .select(['booking_id as id', 'covers'])
    .where('company_id', '=', companyId)
    .execute();
  const covers = new Map(paid.map((row) => [row.id, row.covers]));
  const stays = await bookingsByIds(db, [...covers.keys()]);
  return stays
    .filter(({ status }) => status !== 'held')
    .map((stay) => ({
      stay,
      amount: covers.get(stay.id) === 'stay' ? openCostOf(stay) : stay.folio.balance,
    }))
    .filter(({ amount }) => amount > 0);
}

/** The part that a stay owes of its nights before a day: all that it owes, without the shares of the later ones in its price (L8). */
export function sleptPart(motel: Motel, { stay, amount }: OpenStay, until: CivilDate): OpenStay {
  const { price } = stay.folio;
  const slept = Math.max(0, daysBetween(stay.checkIn, until));
  const later = sum(...nightShares(price, stay, unitOf(motel.money, price)).slice(slept));
  return { stay, amount: amount <= later ? NO_MONEY : subtract(amount, later), until };
}

/** Whether a stay's account is closed, so that an invoice of it can be final. */
export function isOver(stay: Booking, today: CivilDate): boolean {
  return stay.leftAt !== null || stay.status !== 'confirmed' || stay.checkOut <= today;
}

/** The name of the payment by which an invoice's company took a part of a stay over. */
export function accountReference(number: string, bookingId: string): string {
  return `account:${number}:${bookingId}`;
}
