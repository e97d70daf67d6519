import { randomUUID } from 'node:crypto';
import type { DeskWay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { DESK_REFERENCE, enterPayment } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import type { Person } from '../../staff/index.ts';
import { shareTill } from '../../till/index.ts';

/** Money that reaches a person, who records it. */
export interface DeskPayment {
  readonly way: DeskWay;
  /** Above $0. */
  readonly amount: Cents;
  readonly by: Person;
}

/** Enters a payment at the desk into the folio of a locked booking, and so into the till of its person. */
export async function enterDeskPayment(
  trx: Trx,
  bookingId: string,
  { way, amount, by }: DeskPayment,
  now: Date,
): Promise<void> {
  await shareTill(trx, by.id);
  const paymentReference = `${DESK_REFERENCE}${randomUUID()}`;
  await enterPayment(
    trx,
    bookingId,
    { kind: 'payment', what: way, amount, rule: 'L1', paymentReference, by: by.name },
    now,
  );
}
