import { randomUUID } from 'node:crypto';
import { isDeskWay, type PayWay } from '@motel/api-client/desk-contracts';
import { cents, NO_MONEY } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { applyChange, type Booking, insertChange, loadBooking } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { enqueueMail, stayChangedMails } from '../../mail/index.ts';
import { shareTill } from '../../till/index.ts';
import { type Actor, nameOf } from '../actor.ts';
import { enterDeskPayment } from '../pay/desk-payment.ts';
import type { PlannedChange } from '../price/plan-change.ts';
import { refundStay } from '../stay-money.ts';

interface MadeBy {
  readonly actor: Actor;
  /** The request's idempotency key, and a digest of the request. */
  readonly claim?: { readonly key: string; readonly requestHash: string } | undefined;
  /** The way in which a person takes what the stay costs more. @default none: it is owed */
  readonly pay?: PayWay;
}

/** Makes a change of a locked stay at once: moves its money, by the person's till, and mails. @throws SoldOut */
export async function makeChange(
  trx: Trx,
  motel: Motel,
  before: Booking,
  { after, difference, paid: money }: PlannedChange,
  { actor, claim, pay }: MadeBy,
  now: Date,
): Promise<Booking> {
  const isByGuest = actor === 'guest';
  const by = nameOf(actor);
  if (!isByGuest && difference < 0) await shareTill(trx, actor.id);
  const { id: bookingId, folio } = before;
  const made = { id: randomUUID(), bookingId, status: 'confirmed', changesBefore: folio.changes } as const;
  await insertChange(trx, { ...made, key: claim, after, due: difference, isByGuest }, now);
  await applyChange(trx, motel, before, after, now, { by });
  const isTaken = !isByGuest && difference > 0 && pay !== undefined && isDeskWay(pay);
  if (isTaken) await enterDeskPayment(trx, before.id, { way: pay, amount: difference, by: actor }, now);
  const refunded = cents(Math.max(0, -difference));
  await refundStay(trx, before.id, money, refunded, { reason: 'changed', by }, now);
  const changed = (await loadBooking(trx, before.id)) ?? before;
  const moved = { paid: isTaken ? difference : NO_MONEY, refunded };
  const [toGuest, toMotel] = stayChangedMails(motel, before, changed, moved, now.getTime());
  await enqueueMail(trx, now, toGuest, ...(isByGuest ? [toMotel] : []));
  return changed;
}
