import type {
  ChangePreviewWire,
  ChangeStayRequest,
  PreviewChangeRequest,
  StayWire,
} from '@motel/api-client/contracts';
import { type Cents, NO_MONEY, parseDollars, subtract, toDollars } from '@motel/booking-core';
import { type Booking, changeOfKey, lockBooking, quotedOf, type StayChange } from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { openRequest } from '../../money/index.ts';
import { inDollars } from '../../shared/in-dollars.ts';
import { refuse, refuseForNow, refuseIf } from '../../shared/outcome.ts';
import { fingerprintOf } from '../../shared/token.ts';
import type { CheckoutOptions } from '../book/create-checkout.ts';
import { refuseSoldOut, refuseWithoutSpace } from '../hold/hold-runs.ts';
import { requestLines } from '../pay/payment-link.ts';
import { changedParts } from '../price/changed-parts.ts';
import { planChange } from '../price/plan-change.ts';
import { takeFromStock, whyNotInStock } from '../price/take-from-stock.ts';
import { whyNotFree } from '../price/why-not-free.ts';
import { type AskedStay, findOwn, type StayContext, showOwnStay } from '../show/own-stay.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { shownCharges, termsOf } from '../stay-wire.ts';
import { makeChange } from './make-change.ts';
import { holdChange } from './pay-change.ts';

/** The parts of a change's request besides its body; the same key makes one change. */
type ChangeOptions = Omit<CheckoutOptions, 'device'>;

/** Works out what a change of a stay would cost (X5, X6). Refused as the change is, and where rooms are missing. */
export async function previewOwnChange(
  context: StayContext,
  asked: AskedStay,
  wanted: PreviewChangeRequest,
): Promise<ChangePreviewWire> {
  const { db, clock, words } = context;
  const booking = (await findOwn(db, asked)) ?? refuse('not-found', 'stay-unknown');
  const planned = await planChange(context, booking, { ...wanted, typeId: booking.property.id }, 'guest');
  const { after, total, difference, orders } = planned;
  refuseIf(await whyNotFree(db, planned));
  refuseIf(await whyNotInStock(words, db, { stay: after, orders, before: booking }));
  return {
    lines: shownCharges(after.charges),
    ...inDollars({ total, before: booking.folio.price, difference }),
    changes: changedParts(words, quotedOf(booking.folio.entries), after.charges).map(({ label, amount }) => ({
      label,
      amount: toDollars(amount),
    })),
    terms: termsOf(words, { ...after, price: total }, clock.now()),
  };
}

/** Changes the guest's stay, if it costs what they were shown: at once, or it holds what it gains until it is paid. */
export async function changeOwnStay(
  context: CheckoutContext,
  asked: AskedStay,
  { difference: shown, ...wanted }: ChangeStayRequest,
  { key, origin, address }: ChangeOptions,
): Promise<StayWire> {
  const { db, words, limits } = context;
  const found = (await findOwn(db, asked)) ?? refuse('not-found', 'stay-unknown');
  const size = parseDollars(Math.abs(shown));
  if (size === undefined) refuse('malformed', 'form-unexpected');
  const difference = shown < 0 ? subtract(NO_MONEY, size) : size;
  const claim =
    key === undefined ? undefined : { key, requestHash: fingerprintOf({ ...wanted, difference }) };
  if (difference > 0) await refuseWithoutSpace(context);
  // Each change writes letters and lines in the folio, also one that costs nothing.
  await limits.take({
    'changes of a stay': found.id,
    'checkouts of a session': asked.guest.sessionId,
    'checkouts from an address': address,
  });

  const keyed: KeyedChange = { wanted, difference, claim, origin, address, guest: asked.guest };
  const changed = await context.queue.run(found.property.id, () =>
    inTransaction(db, (trx) => changeWithin(trx, context, found, keyed)).catch(refuseSoldOut),
  );
  if (changed === 'full') refuseForNow('unavailable', 'rush-on-room', 5);
  const request = changed?.request;
  const opened =
    request?.status === 'open' && (await openRequest(context, request, requestLines(words, request, found)));
  if (typeof opened === 'string') refuseForNow('payment-unavailable', 'change-payment-unavailable', 120);
  return showOwnStay(context, asked);
}

interface KeyedChange extends Pick<ChangeOptions, 'origin' | 'address'>, Pick<AskedStay, 'guest'> {
  readonly wanted: PreviewChangeRequest;
  /** As the guest was shown it. */
  readonly difference: Cents;
  readonly claim: { readonly key: string; readonly requestHash: string } | undefined;
}

/** @returns the change that waits for its payment; `undefined` where it is made */
async function changeWithin(
  trx: Trx,
  context: CheckoutContext,
  { id, guestId }: Booking,
  { wanted, difference, claim, origin, address, guest }: KeyedChange,
): Promise<StayChange | undefined> {
  // The holds of one guest come one after another, so that limits count each of them.
  await trx.selectFrom('guests').select('id').where('id', '=', guestId).forNoKeyUpdate().execute();
  const booking = (await lockBooking(trx, id)) ?? refuse('not-found', 'stay-unknown');
  const known = claim && (await changeOfKey(trx, booking.id, claim.key));
  if (known !== undefined) {
    const isSame = known.requestHash === claim?.requestHash;
    return isSame ? known.change : refuse('key-reused', 'key-reused');
  }
  const sameKind = { ...wanted, typeId: booking.property.id };
  const planned = await planChange({ ...context, db: trx }, booking, sameKind, 'guest');
  if (planned.difference !== difference)
    refuse('price-changed', 'change-price-changed', { difference: planned.difference });
  const ordered = { stay: planned.after, orders: planned.orders, before: booking };
  if (difference > 0) {
    const networks = context.limits.networks(address);
    const toPay = { ...planned, booking, key: claim, guest, networks, origin };
    const held = await holdChange(trx, context, toPay);
    await takeFromStock(context.words, trx, ordered);
    return held;
  }
  const now = context.clock.now();
  await makeChange(trx, context.motel, booking, planned, { actor: 'guest', claim }, now);
  await takeFromStock(context.words, trx, ordered);
  return undefined;
}
