import type { DeskStay, PayWay } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  type CivilDate,
  civilDate,
  daysBetween,
  dollarDigits,
  nightDates,
  parseCivilDate,
} from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { typedDollars } from '../../../shared/field/typed-amount.tsx';
import { shownDates } from '../../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { readParty, typedParty } from '../../../shared/party/PartyCounts.tsx';

type Sold = Pick<DeskStay, 'type' | 'checkIn' | 'checkOut' | 'party'>;

export function unchanged({ type, checkIn, checkOut, party }: Sold) {
  return {
    typeId: type.id,
    checkIn,
    checkOut,
    party: typedParty(party),
    isByHand: false,
    handTotal: '',
    handReason: '',
  };
}

export type TypedChange = Readonly<ReturnType<typeof unchanged>>;

/** Whether the fields say another stay, or another price. */
export function isChanged(motel: DeskMotel, typed: TypedChange, stay: Sold): boolean {
  if (typed.isByHand) return typedDollars(motel, typed.handTotal) !== undefined;
  return (
    JSON.stringify(typed) !==
    JSON.stringify({ ...unchanged(stay), handTotal: typed.handTotal, handReason: typed.handReason })
  );
}

/** The changed stay for the server; `undefined` while a field is no date or no count. */
export function wantedOf({ typeId, checkIn, checkOut, ...typed }: TypedChange) {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  const party = readParty(typed.party);
  if (from === undefined || to === undefined || to <= from || party === undefined) return undefined;
  return { typeId, checkIn: from, checkOut: to, party };
}

export function changeQuery(motel: DeskMotel, typed: TypedChange) {
  const wanted = wantedOf(typed);
  const hand = typed.isByHand ? typedDollars(motel, typed.handTotal) : undefined;
  if (wanted === undefined || (typed.isByHand && hand === undefined)) return undefined;
  const { party: _, ...stay } = wanted;
  return { ...stay, ...typed.party, ...(hand !== undefined && { price: dollarDigits(hand) }) };
}

export function wishWords(typed: TypedChange, stay: Sold, title: string | undefined): string {
  const wanted = wantedOf(typed);
  if (wanted === undefined) return 'Change the stay';
  const { checkIn, checkOut } = wanted;
  const nights = daysBetween(checkIn, checkOut);
  if (typed.typeId !== stay.type.id) return `Move to ${title ?? 'another kind of room'}`;
  if (nights !== daysBetween(civilDate(stay.checkIn), civilDate(stay.checkOut))) {
    return `Change to ${counted(nights, 'night')}`;
  }
  if (checkIn !== stay.checkIn) return `Move to ${shownDates(checkIn, checkOut)}`;
  return typed.isByHand ? 'Change the price' : 'Change the guests';
}

/** The words of the button: the change, and what it does to the money. */
export function changeDeed(
  { shownMoney }: DeskMotel,
  words: string,
  difference: Cents | undefined,
  pay: PayWay | undefined,
): string {
  if (difference === undefined || difference === 0) return words;
  const amount = shownMoney(Math.abs(difference) as Cents);
  if (difference < 0) return `${words}, refund ${amount}`;
  if (pay === undefined) return `${words}, ${amount}: how is it paid?`;
  if (pay === 'link') return `${words}, send a link for ${amount}`;
  return pay === 'later' ? `${words}, ${amount} due` : `${words}, take ${amount}`;
}

/** How a night of the strip belongs to the stay as it was, and as it will be. */
export type NightState = 'kept' | 'new' | 'given up' | 'out' | 'other';

export interface StripNight {
  readonly date: CivilDate;
  readonly state: NightState;
}

const STRIP = 7;

/** A week of nights around the end of the stay, before and after the change. */
export function stripOf(stay: Sold, typed: TypedChange): StripNight[] {
  const booked = { checkIn: civilDate(stay.checkIn), checkOut: civilDate(stay.checkOut) };
  const wanted = wantedOf(typed) ?? booked;
  const [before, after] = [new Set(nightDates(booked)), new Set(nightDates(wanted))];
  const first = wanted.checkIn < stay.checkIn ? wanted.checkIn : booked.checkIn;
  const last = wanted.checkOut < stay.checkOut ? wanted.checkOut : booked.checkOut;
  const from = daysBetween(first, last) > STRIP - 3 ? addDays(last, 3 - STRIP) : first;
  return Array.from({ length: STRIP }, (_, index) => {
    const date = addDays(from, index);
    const [was, will] = [before.has(date), after.has(date)];
    const state =
      was && will ? 'kept' : will ? 'new' : date === wanted.checkOut ? 'out' : was ? 'given up' : 'other';
    return { date, state };
  });
}

/** The stay that ends with a night, or before it where it is already in: pressed twice, it is out again. */
export function leavingAt(typed: TypedChange, night: CivilDate): TypedChange {
  const isIn = typed.checkIn <= night && night < typed.checkOut;
  const checkOut = isIn && night > typed.checkIn ? night : addDays(night, 1);
  return night < typed.checkIn ? typed : { ...typed, checkOut };
}
