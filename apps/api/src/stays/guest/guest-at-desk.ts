import { isNeededAtDesk, type TypedGuest } from '@motel/api-client/desk-contracts';
import { readPhoneOf } from '@motel/api-client/phone';
import {
  GUEST_FIELDS,
  type GuestDetails,
  type GuestFieldName,
  guestDetailsViolations,
  issuesOf,
  type Mobile,
  trimGuestDetails,
  violation,
} from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import type { Language } from '@motel/language';
import { type Booking, loadBooking, staysBefore, UNLISTED, updateGuestDetails } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { membersOf, whyNotAgain } from '../../guests/index.ts';
import { copyLatest, enqueueMail, messageMail } from '../../mail/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse, refuseBroken } from '../../shared/outcome.ts';
import type { DeskDeed, DeskReading } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';

export const editGuest: DeskDeed<'editGuest'> = async (context, { guest: typed, ...asked }, by) => {
  const { words } = context;
  const { details, car, language } = readGuest(words, typed);
  return actOnSeen(context, 'guest', by, asked, async (trx, { booking }) => {
    const also = { car, language: language ?? booking.language };
    await updateGuestDetails(trx, booking.id, details, also);
    // The log is kept for good: it names the fields, and not what a guest wrote in them.
    const known = { ...booking.guest, car: booking.car, language: booking.language };
    const now = { ...details, ...also };
    const changed = (Object.keys(now) as (keyof typeof now)[]).filter((name) => known[name] !== now[name]);
    const labels = { ...words.rules.guestFields, car: 'Car', language: 'Language' };
    const said = changed.map((name) => labels[name].toLowerCase()).join(', ');
    const changes = said === '' ? 'nothing new about the guest' : `the guest's ${said}`;
    return { details: changes, answer: {} };
  });
};

/** Characters. */
const LONGEST_CAR = 100;
const NEEDED: readonly string[] = GUEST_FIELDS.filter(isNeededAtDesk).map(({ name }) => name);

/** A guest as a person typed them in, read by the rules of /confirm. */
export interface ReadGuest {
  readonly details: GuestDetails;
  /** Absent where the guest has given none. */
  readonly mobile: Mobile | undefined;
  readonly car: string;
  /** One of the motel's; absent where none of these is chosen. */
  readonly language: Language | undefined;
}

/** Reads a number as the desk writes it: without a country code it is of the motel's own country. */
function readDeskPhone({ phone }: Motel, typed: string): Mobile | undefined {
  return readPhoneOf({ mobile: phone.href.replace(/^tel:/, '') }, typed);
}

/** Checks a typed guest (V7–V11, V20, V21): mail and number may be missing. @param unneeded details that may, too */
export function readGuest(
  { motel, rules }: Words,
  { car: typedCar, language: code, ...typed }: TypedGuest,
  unneeded: readonly GuestFieldName[] = [],
): ReadGuest {
  const mobile = readDeskPhone(motel, typed.phone);
  const details = trimGuestDetails({ ...typed, ...(mobile && { phone: mobile }) });
  const broken = guestDetailsViolations(details).filter(
    ({ field, code }) =>
      code !== 'detail-missing' || (NEEDED.includes(field) && !unneeded.includes(field as GuestFieldName)),
  );
  const isTyped = details.phone !== '';
  if (isTyped && mobile === undefined && !broken.some(({ field }) => field === 'phone')) {
    broken.push(violation('phone', 'V10', 'phone-invalid'));
  }
  if (broken.length > 0) refuseBroken(issuesOf(broken, rules.confirmForm), rules.fixErrors);
  const car = typedCar.trim();
  if (car.length > LONGEST_CAR) refuse('rule-broken', 'car-too-long', { most: LONGEST_CAR });
  return { details, mobile, car, language: motel.languages.find((one) => one === code) };
}

export const findGuest: DeskReading<'findGuest'> = async ({ db, clock, motel }, { phone: typed }) => {
  const mobile = readDeskPhone(motel, typed) ?? refuse('rule-broken', 'number-unreadable');
  const latest = await latestStayOf(db, mobile);
  if (latest === undefined) return { stays: 0 };
  const { guest, car, language, guestId } = latest;
  const { stays, last } = await staysBefore(db, await membersOf(db, guestId), deskDay({ clock, motel }));
  const notAgain = await whyNotAgain(db, guestId);
  const known = { guest: { ...guest, car, language }, stays, ...(last !== null && { last }) };
  return { ...known, ...(notAgain !== undefined && { notAgain }) };
};

/** The latest stay of the guest who has a number; their own hold, where they have none. */
async function latestStayOf(db: Db, mobile: Mobile): Promise<Booking | undefined> {
  const latest = await db
    .selectFrom('bookings')
    .innerJoin('guests', 'guests.id', 'guest_id')
    .select('bookings.id')
    .where('mobile', '=', mobile)
    .where('status', 'not in', UNLISTED)
    .orderBy('bookings.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest && loadBooking(db, latest.id);
}

/** Mails the guest's latest letter again. Refused with `not-found`, or `rule-broken` without an address. */
export const mailGuest: DeskDeed<'mailGuest'> = (context, seen, by) =>
  actOnSeen(context, 'resend', by, seen, async (trx, { booking }, now) => {
    if (booking.guest.email === '') refuse('rule-broken', 'no-address');
    const mail = (await copyLatest(trx, booking, now)) ?? refuse('not-found', 'mail-unknown');
    return { details: mail.subject, answer: {} };
  });

/** Mails the guest a text of the desk. Refused with `rule-broken` without an address. */
export const messageStay: DeskDeed<'messageStay'> = (context, { text, ...seen }, by) =>
  actOnSeen(context, 'message', by, seen, async (trx, { booking }, now) => {
    if (booking.guest.email === '') refuse('rule-broken', 'no-address');
    await enqueueMail(trx, now, messageMail(context.motel, booking, text, now.getTime()));
    return { details: text, answer: {} };
  });
