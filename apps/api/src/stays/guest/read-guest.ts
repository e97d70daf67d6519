import { isNeededAtDesk, type TypedGuest } from '@motel/api-client/desk-contracts';
import { readPhoneOf } from '@motel/api-client/phone';
import {
  GUEST_FIELDS,
  type GuestDetails,
  guestDetailsViolations,
  issuesOf,
  type Mobile,
  trimGuestDetails,
  violation,
} from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import type { Language } from '@motel/language';
import { type Outcome, refuse, refuseBroken, succeed } from '../../shared/outcome.ts';

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
export function readDeskPhone({ phone }: Motel, typed: string): Mobile | undefined {
  return readPhoneOf({ mobile: phone.href.replace(/^tel:/, '') }, typed);
}

/** Checks what a person typed about a guest (V7–V11, V20, V21). At the desk a guest may have no mail address and no number. */
export function readGuest(
  { motel, rules }: Words,
  { car: typedCar, language: code, ...typed }: TypedGuest,
): Outcome<ReadGuest> {
  const mobile = readDeskPhone(motel, typed.phone);
  const details = trimGuestDetails({ ...typed, ...(mobile && { phone: mobile }) });
  const broken = guestDetailsViolations(details).filter(
    ({ field, code }) => code !== 'detail-missing' || NEEDED.includes(field),
  );
  const isTyped = details.phone !== '';
  if (isTyped && mobile === undefined && !broken.some(({ field }) => field === 'phone')) {
    broken.push(violation('phone', 'V10', 'phone-invalid'));
  }
  if (broken.length > 0) {
    return refuseBroken(issuesOf(broken, rules.confirmForm), rules.fixErrors);
  }
  const car = typedCar.trim();
  if (car.length > LONGEST_CAR) return refuse('rule-broken', 'car-too-long', { most: LONGEST_CAR });
  return succeed({ details, mobile, car, language: motel.languages.find((one) => one === code) });
}
