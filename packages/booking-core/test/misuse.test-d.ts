/**
 * Misuse that must not compile. Nothing here runs: `tsc` fails when an error that is expected below is missing.
 */
import { expectTypeOf } from 'vitest';
import {
  addDays,
  type BookingStatus,
  type Cents,
  type CivilDate,
  cents,
  checkBookableStay,
  civilDate,
  DEFAULT_TARIFF,
  nextStatus,
  parseCivilDate,
  parseDollars,
  percentOf,
  quote,
  type RoomRate,
  type Stay,
  sum,
  times,
  toDollars,
} from '../src/index.ts';

const price = cents(8900);
const today = civilDate('2026-11-21');

// [M1] An amount of money is made by `cents` or `parseDollars`, never by accident.
// @ts-expect-error a plain number is no amount
const plain: Cents = 89;
// @ts-expect-error sums by operator lose the brand: use `sum`
const added: Cents = price + price;
// @ts-expect-error products by operator lose the brand: use `times`
const doubled: Cents = price * 2;
// @ts-expect-error decimal dollars are not cents
const dollars: Cents = toDollars(price);
// @ts-expect-error a price on the wire may be malformed
const read: Cents = parseDollars('89');
// @ts-expect-error a tax rate is not added to money
sum(price, 0.05);
// @ts-expect-error a plain number has no price to multiply
times(89, 2);
// @ts-expect-error an unrounded percentage names no rounding
percentOf(price, 5);
// @ts-expect-error rounding is never a default, and only floor or ceil
percentOf(price, 5, 'round');

// [F3] A rate carries amounts, and all of them.
// @ts-expect-error prices are cents
const rate: RoomRate = { pricePerNight: 89, petFeePerPet: price, extraPersonCharge: price };
// @ts-expect-error every price is said, if only as $0
const partial: RoomRate = { pricePerNight: price };

// [T1] A calendar day is made by `civilDate` or `parseCivilDate`, never a string or a Date.
// @ts-expect-error a string may be February 30th
const text: CivilDate = '2026-02-30';
// @ts-expect-error a typed date may be no date
const typed: CivilDate = parseCivilDate('2026-11-21');
// @ts-expect-error a Date has a time and a zone
addDays(new Date(), 1);
// @ts-expect-error a stay is two calendar days
const stay: Stay = { checkIn: '2026-11-21', checkOut: '2026-11-22' };
// @ts-expect-error money is not a date
addDays(price, 1);

// [R1] The outcome of a check is looked at before it is used.
const checked = checkBookableStay({ checkIn: '2026-11-21', checkOut: '2026-11-22' }, today);
// @ts-expect-error there may be violations instead
checked.value;

// [B1] [B2] Statuses and events are those of SPEC.md, and some events change nothing.
// @ts-expect-error completed is shown, not stored
nextStatus('completed', 'cancelled');
// @ts-expect-error an event may have no effect
const next: BookingStatus = nextStatus('confirmed', 'paid');

// [Q5] A quote cannot be altered afterwards.
const quoted = quote(
  {
    rate: { pricePerNight: price, petFeePerPet: price, extraPersonCharge: price },
    nights: 1,
    rooms: 1,
    chargedPersons: 0,
    pets: 0,
  },
  DEFAULT_TARIFF,
);
// @ts-expect-error its total is read-only
quoted.total = cents(1);

expectTypeOf(sum(price, price)).toEqualTypeOf<Cents>();
expectTypeOf(times(price, 2)).toEqualTypeOf<Cents>();
expectTypeOf(quoted.total).toEqualTypeOf<Cents>();
expectTypeOf(toDollars(price)).toEqualTypeOf<number>();
expectTypeOf(parseDollars('89')).toEqualTypeOf<Cents | undefined>();
expectTypeOf(addDays(today, 1)).toEqualTypeOf<CivilDate>();
expectTypeOf(parseCivilDate('')).toEqualTypeOf<CivilDate | undefined>();
expectTypeOf<Cents>().toExtend<number>();
expectTypeOf<number>().not.toExtend<Cents>();
expectTypeOf<CivilDate>().toExtend<string>();
expectTypeOf<string>().not.toExtend<CivilDate>();

export { added, dollars, doubled, next, partial, plain, rate, read, stay, text, typed };
