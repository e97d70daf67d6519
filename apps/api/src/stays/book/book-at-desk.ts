import { randomUUID } from 'node:crypto';
import { isDeskWay, type PayWay } from '@motel/api-client/desk-contracts';
import { type Cents, type CivilDate, nightsOf, parseCivilDate, subtract } from '@motel/booking-core';
import { stayPayments } from '@motel/booking-core/booking';
import { type Motel, translated, wordsOf } from '@motel/content/server';
import { type Booking, loadBooking, moveBooking, type NewRequest } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { guestOfNumber, guestWithoutNumber } from '../../guests/index.ts';
import { lockNumbers, setWishes } from '../../rooms/index.ts';
import { after, HOUR } from '../../shared/clock.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import {
  act,
  type ByPerson,
  type DeskAnswer,
  type DeskAsked,
  type DeskDeed,
  type Done,
  type Person,
} from '../../staff/index.ts';
import { type ReadGuest, readGuest } from '../guest/guest-at-desk.ts';
import { HOLD_AFTER_SESSION, LINK_LIFETIME } from '../hold/hold-lifetime.ts';
import { mailConfirmed } from '../mail-confirmed.ts';
import { addNote, readNoteText } from '../notes/desk-notes.ts';
import { enterDeskPayment, PAY_WORDS } from '../pay/desk-payment.ts';
import { sendLink } from '../pay/payment-link.ts';
import type { PricedStay } from '../price/price-stay.ts';
import { numbersText, refuseTaken, roomsOf, takeRooms } from '../rooms/stay-rooms.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { acceptedTerms } from './hold-rooms.ts';
import { paidUrl, stayRequest } from './open-session.ts';
import { priceForGuest } from './quote-stay.ts';
import { runOf, type Sale, sellStay } from './sell-stay.ts';

/** Books a stay at the desk, in the website's nights and books: confirmed, or held until it is paid by a link. */
export const bookAtDesk: DeskDeed<'bookStay', StayDeskContext> = async (context, wanted, by) => {
  const booked = await act(context, 'book', by, (trx, now) => book(trx, context, wanted, by, now)).catch(
    refuseTaken,
  );
  if (wanted.pay === 'link') await sendLink(context, booked.id, by);
  return booked;
};

async function book(
  trx: Trx,
  context: StayDeskContext,
  { guest: typed, total: shown, note: said, ...asked }: DeskAsked<'bookStay'>,
  { person }: ByPerson,
  now: Date,
): Promise<Done<DeskAnswer<'bookStay'>>> {
  const { holdHours, pay, deposit, restDue, roomIds = [], wishes = [], ...wanted } = asked;
  const { byHand } = wanted;
  const { motel, words } = context;
  const { shownMoney, shownDate } = words;
  const guest = readGuest(words, typed);
  const note = said === undefined ? undefined : readNoteText(said);
  const { language = motel.language } = guest;
  const priced = await priceForGuest({ ...context, db: trx }, wanted, person, language);
  const { total, plan } = priced;
  if (total !== shown) refuse('price-changed', 'desk-price-changed', { total });
  const rest = readRest({ deposit, restDue, pay }, priced, deskDayAt(motel, now));
  const { dueNow } = rest;
  const booking = { ...priced, guest: { ...guest, language }, pay, holdHours, ...rest };
  const id = await sellToGuest(trx, context, booking, now);

  const held = await loadBooking(trx, id);
  if (held === undefined) throw new Error(`The booking ${id} is not in its own transaction`);
  await setWishes(trx, id, wishes);
  const taken = await takeRooms(trx, motel, held, held, roomIds);
  const rooms = numbersText(await roomsOf(trx, id));
  if (note !== undefined) await addNote(trx, { bookingId: id, text: note }, person, now);
  if (pay !== 'link') await confirmHeld(trx, motel, held, booking, person, now);
  const price = byHand === undefined ? shownMoney(total) : `${shownMoney(total)} by hand (${byHand.reason})`;
  const given = rooms === '' ? '' : `, ${taken.length === 1 ? 'room' : 'rooms'} ${rooms}`;
  const part = dueNow === 0 ? 'a card' : `a deposit of ${shownMoney(dueNow)}`;
  const first = dueNow === total ? '' : `, ${part}`;
  const dates = `${shownDate(held.checkIn)} to ${shownDate(held.checkOut)}`;
  return {
    subject: held.reference,
    details: `${held.property.title}${plan ? `, ${plan.label}` : ''}${given}, ${dates}, ${price}${first}, ${PAY_WORDS[pay]}`,
    after: {
      ...wanted,
      total,
      pay,
      ...(rooms !== '' && { rooms }),
      ...(wishes.length > 0 && { wishes }),
      ...(byHand && { byHand: byHand.reason }),
      nights: nightsOf(held),
    },
    answer: { id, reference: held.reference },
  };
}

/** The money that confirms a stay, and the day on which the rest of its price is asked for. */
interface Rest {
  readonly dueNow: Cents;
  readonly restDue: CivilDate | null;
}

/**
 * A link asks for what the terms ask for: $0 where a card guarantees the stay. Refused with `rule-broken` where they ask for
 * nothing, for a deposit that is no part of the price, or a rest after the arrival.
 */
function readRest(
  { deposit, restDue: typed, pay }: Pick<DeskAsked<'bookStay'>, 'deposit' | 'restDue' | 'pay'>,
  priced: PricedStay,
  today: CivilDate,
): Rest {
  const { total, policy } = priced;
  const { checkIn } = priced.stay;
  if (deposit === undefined && pay === 'link') {
    const asks = stayPayments(priced, checkIn, today);
    const isAsked = total > 0 && (asks.now > 0 || policy.guarantee === 'card');
    if (!isAsked) refuse('rule-broken', 'nothing-to-pay');
    return { dueNow: asks.now, restDue: asks.restDue ?? null };
  }
  if (deposit === undefined) return { dueNow: total, restDue: null };
  if (pay === 'later' || deposit === 0 || deposit >= total) refuse('rule-broken', 'deposit-range', { total });
  const restDue = typed === undefined ? null : (parseCivilDate(typed) ?? null);
  if (restDue !== null && (restDue < today || restDue > checkIn)) refuse('rule-broken', 'rest-due-range');
  return { dueNow: deposit, restDue };
}

async function confirmHeld(
  trx: Trx,
  motel: Motel,
  held: Booking,
  { pay, total, dueNow }: HeldAtDesk,
  person: Person,
  now: Date,
): Promise<void> {
  const isPaid = isDeskWay(pay) && total > 0;
  if (isPaid) await enterDeskPayment(trx, held.id, { way: pay, amount: dueNow, by: person }, now);
  await moveBooking(trx, held, 'taken-at-desk', now);
  const how = `${person.name} has booked this stay at the desk: ${PAY_WORDS[pay]}.`;
  await mailConfirmed(trx, motel, [(await loadBooking(trx, held.id)) ?? held], now, how);
}

/** A stay that is priced, with its guest, and how it is paid. */
interface HeldAtDesk extends PricedStay, Rest {
  readonly guest: ReadGuest & Pick<Booking, 'language'>;
  readonly pay: PayWay;
  readonly holdHours: number | undefined;
}

/** Sells a stay in the name of its guest, held. @returns its id @throws as `sellStay` does */
export async function sellToGuest(trx: Trx, context: StayDeskContext, stay: HeldAtDesk, now: Date) {
  const { property, guest } = stay;
  const id = randomUUID();
  const guestId =
    guest.mobile === undefined
      ? await guestWithoutNumber(trx, now)
      : await guestOfNumber(trx, guest.mobile, now);
  // It may get its rooms at once.
  await lockNumbers(trx, [property.id]);
  const { details, car, language } = guest;
  const { restDue, dueNow, total } = stay;
  const booker = { id: guestId, details, car, language };
  const payments = { now: dueNow, rest: subtract(total, dueNow) };
  const accepted = () => acceptedTerms(wordsOf(context.motel, language), { ...stay, details, payments }, now);
  const terms = stay.pay === 'link' ? accepted() : undefined;
  const site = context.publicUrl;
  const sale: Sale = { id, source: 'desk', priced: stay, restDue, site, guest: booker, acceptedTerms: terms };
  const ask = () => linkRequest(context, stay, { id, guestId }, now);
  await sellStay(trx, context.words, sale, now, stay.pay === 'link' ? ask : undefined);
  return id;
}

/** The request for a stay that is paid by a link. The limits of unpaid holds are for guests. */
function linkRequest(
  { payments, motel, publicUrl }: StayDeskContext,
  asked: HeldAtDesk,
  { id, guestId }: { readonly id: string; readonly guestId: string },
  now: Date,
): NewRequest {
  const { property, guest, dueNow, holdHours, stay } = asked;
  const words = wordsOf(motel, guest.language);
  const until = after(now, holdHours === undefined ? LINK_LIFETIME : holdHours * HOUR);
  return {
    ...stayRequest(words, { id, title: words.own(property.title), stay, price: dueNow, guestId }),
    held: [runOf(asked)],
    heldSince: now,
    heldFrom: null,
    openUntil: after(until, HOLD_AFTER_SESSION),
    authSessionId: null,
    provider: payments.name,
    expiresAt: until,
    successUrl: paidUrl(translated(motel, guest.language), publicUrl),
    cancelUrl: publicUrl,
  };
}
