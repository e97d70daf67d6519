import { randomUUID } from 'node:crypto';
import type { Cents } from '@motel/booking-core';
import { type Words, wordsOf } from '@motel/content/server';
import {
  type Booking,
  giveUpRequest,
  insertRequest,
  loadBooking,
  type NewRequest,
  type PaymentRequest,
  requestById,
  withdrawRequests,
} from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { enqueueMail, paymentLinkMail } from '../../mail/index.ts';
import { endRequest, openRequest, type PaymentLine } from '../../money/index.ts';
import { refuse, refuseForNow } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import { type ByPerson, type DeskDeed, freeKey } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import type { CheckoutContext, StayDeskContext } from '../stay-context.ts';
import { stayUrl } from '../stay-wire.ts';

/** Opens a request's session and mails its link; without one, the press can be repeated. @param by none: an offer */
export async function sendLink(context: StayDeskContext, id: string, by?: ByPerson): Promise<void> {
  const { db, clock, motel } = context;
  const request = await requestById(db, id);
  const booking = request && (await loadBooking(db, request.bookingId));
  if (request === undefined || booking === undefined || request.status === 'paid') return;
  const lines = requestLines(wordsOf(motel, booking.language), request, booking);
  const terms = (request.purpose === 'stay' && booking.acceptedTerms) || undefined;
  const opened = request.status === 'open' ? await openRequest(context, request, lines, terms) : 'ended';
  // Another link, or a payment, was faster.
  if (opened === 'ended' && request.purpose !== 'stay') return;
  if (typeof opened === 'string') {
    if (by !== undefined) await freeKey(db, by);
    const reason = request.purpose === 'change' ? 'change-payment-unavailable' : 'payment-unavailable';
    refuseForNow('payment-unavailable', reason, 120);
  }
  const { purpose, amount, url, expiresAt: until } = opened;
  const link = { about: purpose === 'stay' ? 'stay' : id, amount, url, until, isOffer: by === undefined };
  await inTransaction(db, (trx) => enqueueMail(trx, clock.now(), paymentLinkMail(motel, booking, link)));
}

/** Ends what waits for payment by a link: at once where the provider answers, else by the job for overdue requests. */
export const endLink: DeskDeed<'endLink', StayDeskContext> = async (context, asked, by) => {
  let open: readonly PaymentRequest[] = [];
  await actOnSeen(context, 'release', by, asked, async (trx, { booking, change, link }) => {
    const held = booking.status === 'held' ? booking.request : undefined;
    open = [held, change?.request, link].filter((request) => request !== undefined);
    if (open.length === 0) refuse('rule-broken', 'link-none');
    for (const { id } of open) await giveUpRequest(trx, id);
    return { details: 'payment link ended', answer: {} };
  });
  for (const request of open) {
    await endRequest(context, request, 'hold-released').catch((error: unknown) => {
      context.logger.warn(
        { err: error, bookingId: request.bookingId },
        'A payment session could not be ended',
      );
    });
  }
  return {};
};

/** Asks for a part of what the guest of a locked booking owes; an earlier request for it ends. */
export async function askForBalance(
  trx: Trx,
  context: Pick<CheckoutContext, 'payments' | 'motel'>,
  booking: Booking,
  amount: Cents,
  times: { readonly now: Date; readonly until: Date },
): Promise<PaymentRequest> {
  await withdrawRequests(trx, booking.id, ['balance'], times.now);
  return insertRequest(trx, balanceRequest(context, booking, amount, times), times.now);
}

function balanceRequest(
  { payments, motel }: Pick<CheckoutContext, 'payments' | 'motel'>,
  booking: Booking,
  amount: Cents,
  { now, until }: { readonly now: Date; readonly until: Date },
): NewRequest {
  const { t, own } = wordsOf(motel, booking.language);
  const page = stayUrl(motel, booking.site, booking);
  return {
    id: randomUUID(),
    bookingId: booking.id,
    purpose: 'balance',
    amount,
    held: [],
    heldSince: now,
    heldFrom: null,
    openUntil: until,
    guestId: booking.guestId,
    authSessionId: null,
    provider: payments.name,
    title: t('{room}: what is left to pay', { room: own(booking.property.title) }),
    expiresAt: until,
    successUrl: page,
    cancelUrl: page,
  };
}

export function requestLines(
  words: Words,
  { purpose, amount }: Pick<PaymentRequest, 'purpose' | 'amount'>,
  { folio }: Pick<Booking, 'folio'>,
): readonly PaymentLine[] {
  switch (purpose) {
    case 'stay':
      return stayLines(words, amount, folio);
    case 'change':
      return [{ kind: 'change', label: sentenceOf(words, 'change-difference'), amount }];
    case 'balance':
      return [{ kind: 'balance', label: words.t('what is left to pay'), amount }];
  }
}

/** The lines of a stay's own page: of all its price, of a deposit, or none where a card guarantees it. */
export function stayLines(
  { t }: Words,
  amount: Cents,
  { price, lines }: Pick<Booking['folio'], 'price' | 'lines'>,
): readonly PaymentLine[] {
  if (amount === price) return lines;
  return amount === 0 ? [] : [{ kind: 'deposit', label: t('deposit for your stay'), amount }];
}
