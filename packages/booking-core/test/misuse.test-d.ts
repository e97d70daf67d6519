/**
 * Misuse that must not compile. Nothing here runs: `tsc` fails when an error that is expected below is missing.
 */
import { type BookingStatus, nextStatus } from '../src/booking.ts';
import {
  addDays,
  type Catalogue,
  type Cents,
  type CivilDate,
  cents,
  checkBookableStay,
  civilDate,
  ENGLISH,
  issuesOf,
  parseCivilDate,
  parseDollars,
  parseTariff,
  price as priceOf,
  priceTotal,
  type Stay,
  shareOf,
  sum,
  type Tariff,
  type TariffData,
  times,
  toDollars,
} from '../src/index.ts';

const price = cents(8900);
const today = civilDate('2026-11-21');

// [M1] Only `cents` and `parseDollars` make an amount of money.
// @ts-expect-error a plain number is no amount
export const plain: Cents = 89;
// @ts-expect-error sums by operator lose the brand: use `sum`
export const added: Cents = price + price;
// @ts-expect-error products by operator lose the brand: use `times`
export const doubled: Cents = price * 2;
// @ts-expect-error decimal dollars are not cents
export const dollars: Cents = toDollars(price);
// @ts-expect-error a price on the wire may be malformed
export const read: Cents = parseDollars('89');
// @ts-expect-error a tax rate is not added to money
sum(price, 0.05);
// @ts-expect-error a plain number is no amount to multiply
times(89, 2);
// @ts-expect-error a share needs a rounding
shareOf(price, 50_000);
// @ts-expect-error rounding is never a default, and only one of ROUNDINGS
shareOf(price, 50_000, 'round');

// [F1] A tariff as data is checked first; its fields are those of SPEC.md.
const data: TariffData = {
  id: 'test',
  currency: 'CAD',
  rooms: { queen: { sleeps: 2 } },
  nightly: [{ room: 'queen', price: '89' }],
};
const stayRequest = { room: 'queen', from: '2027-07-04', to: '2027-07-05', party: { adults: 2 } };
// @ts-expect-error unchecked data has no price
priceOf(data, stayRequest);
// @ts-expect-error a misspelt field would change the price in silence
export const misspelt: TariffData = { ...data, nightlyRates: [] };
// @ts-expect-error a percentage needs its base
export const baseless: TariffData = { ...data, fees: [{ id: 'gst', percent: 5 }] };
// @ts-expect-error there is no such rounding
export const inexact: TariffData = { ...data, round: 'nearest' };
// @ts-expect-error only parseTariff makes a tariff
export const made: Tariff = { data, id: 'test' };

// [T1] Only `civilDate` and `parseCivilDate` make a calendar day; a string or a Date is none.
// @ts-expect-error a string may be February 30th
export const text: CivilDate = '2026-02-30';
// @ts-expect-error a typed date may be no date
export const typed: CivilDate = parseCivilDate('2026-11-21');
// @ts-expect-error a Date has a time and a zone
addDays(new Date(), 1);
// @ts-expect-error a stay is two calendar days
export const stay: Stay = { checkIn: '2026-11-21', checkOut: '2026-11-22' };
// @ts-expect-error money is not a date
addDays(price, 1);

// [R1] The program must test the result of a check before using its value.
const checked = checkBookableStay({ checkIn: '2026-11-21', checkOut: '2026-11-22' }, today);
// @ts-expect-error there may be violations instead
checked.value;

// [R1] A catalogue has a sentence for every code, and a sentence names the figures that its rule gives.
// @ts-expect-error the sentence for a missing country code is missing
export const signIn: Catalogue['signIn'] = { 'mobile-invalid': 'No number' };
export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'No message',
  // @ts-expect-error no rule gives this code
  'feedback-rude': 'Mind your words',
};
// @ts-expect-error the rule gives the most pets, no least
export const pets: Catalogue['confirmForm']['pets-too-many'] = ({ least }) => `At least ${least} pets`;
if (!checked.ok) {
  // @ts-expect-error these sentences are for other violations
  issuesOf(checked.error, ENGLISH.feedback);
}

// [B1] [B2] Statuses and events are those of SPEC.md, and some events change nothing.
// @ts-expect-error completed is shown, not stored
nextStatus('completed', 'cancelled');
// @ts-expect-error an event may have no effect
export const next: BookingStatus = nextStatus('confirmed', 'paid');

// [Q11] A quote cannot be altered afterwards, and is there only when there is a price.
const got = priceOf(parseTariff(data), stayRequest, ENGLISH.price);
// @ts-expect-error there may be violations instead
got.quote;
if (got.ok) {
  // @ts-expect-error its total is read-only
  got.quote.total = cents(1);
  // @ts-expect-error so are its lines
  got.quote.lines.push();
  expectTypeOf(got.quote.total).toEqualTypeOf<Cents>();
} else {
  // The first reason is there without a test.
  expectTypeOf(got.violations[0].message).toEqualTypeOf<string>();
}
// @ts-expect-error there may be no price
export const total: Cents = priceTotal(parseTariff(data), stayRequest);

expectTypeOf(sum(price, price)).toEqualTypeOf<Cents>();
expectTypeOf(times(price, 2)).toEqualTypeOf<Cents>();
expectTypeOf(toDollars(price)).toEqualTypeOf<number>();
expectTypeOf(parseDollars('89')).toEqualTypeOf<Cents | undefined>();
expectTypeOf(addDays(today, 1)).toEqualTypeOf<CivilDate>();
expectTypeOf(parseCivilDate('')).toEqualTypeOf<CivilDate | undefined>();
expectTypeOf<Cents>().toExtend<number>();
expectTypeOf<number>().not.toExtend<Cents>();
expectTypeOf<CivilDate>().toExtend<string>();
expectTypeOf<string>().not.toExtend<CivilDate>();

// [F1] A name with a typo is found where a tariff says what it is.
const named = { id: 'a', currency: 'CAD', rooms: { queen: { sleeps: 2 } }, nightly: [{ price: '89' }] };
parseTariff(named satisfies TariffData);
// @ts-expect-error there is no `prise`
parseTariff({ ...named, nightly: [{ prise: '89' }] } satisfies TariffData);
