import {
  addDays,
  type Cents,
  civilDate,
  dollars,
  ENGLISH,
  parseTariff,
  price,
  type Quote,
  subtract,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import { changedRate } from '@motel/booking-core/rates';
import { amountsIn, moneyOf } from '@motel/content/desk-motel';
import {
  EXTRAS,
  feesOf,
  type LawTax,
  PRESETS,
  type Preset,
  presetOf,
} from '../../../shared/taxes/presets.ts';
import { numberOf, OFF, PRICE, type Typed } from './questions.ts';

/** The spans of a longer stay: the keys of their nights, and of the per cent that each night is cheaper. */
export const SPANS = [
  { nights: 'weekNights', off: 'weekOff' },
  { nights: 'monthNights', off: 'monthOff' },
] as const;
export type Span = (typeof SPANS)[number];

export function amountsOf({ currency = 'CAD' }: Typed): (amount: Cents) => string {
  return amountsIn('en', moneyOf({ currency })).shownMoney;
}

/** The per cent that each night of a kind of room is cheaper; 0 where none was said. */
export function offOf(span: Span, room: Typed, about: Typed): number {
  return numberOf(OFF, room[span.off] ?? about[span.off] ?? '', about) ?? 0;
}

/** Each night's price from so many nights on, as core works it out. */
export function nightOf(span: Span, room: Typed, about: Typed): number | undefined {
  const each = numberOf(PRICE, room.price ?? '', about);
  if (each === undefined) return undefined;
  const { unit } = moneyOf({ currency: about.currency ?? 'CAD' });
  return toDollars(changedRate(dollars(each), { percent: -offOf(span, room, about) }, unit));
}

/** The per cent off that make a night cost so much: the figure that the other field shows. */
export function offFor(night: number, each: number): string {
  return `${Number(Math.max(0, (1 - night / each) * 100).toFixed(4))}`;
}

/** The taxes that are ticked, with the rates and numbers that were typed. */
export function taxesOf(about: Typed): readonly LawTax[] {
  const offered = taxPlace(about)?.taxes ?? [];
  const owed = offered.filter(({ id }) => about[`no-${id}`] !== 'yes');
  return owed.map((tax) => {
    const number = about[`number-${tax.id}`]?.trim();
    const rate = numberOf(OFF, about[`rate-${tax.id}`] ?? '', about);
    return {
      ...tax,
      ...(tax.percent === undefined ? { amount: rate ?? tax.amount } : { percent: rate ?? tax.percent }),
      ...(about.taxed === 'in' && tax.percent !== undefined && { included: true, of: ['rooms'] }),
      ...(number && { tax: { name: tax.tax?.name ?? tax.id, number } }),
    };
  });
}

/** The place whose taxes are offered: the one that was chosen, or else where the motel is. */
export function taxPlace({ place, country = '', province = '' }: Typed): Preset | undefined {
  return place === undefined ? presetOf(country, province) : PRESETS.find((one) => one.place === place);
}

export function unratedTax(about: Typed): LawTax | undefined {
  return taxesOf(about).find(({ percent, amount }) => percent === '' || amount === '');
}

const FROM = civilDate('2027-02-01');
const PARTY = { adults: 2, children: 0, infants: 0, pets: 0 };

/** The bill of a stay of two in a kind of room, by core; `undefined` while its price, or a rate, is none. */
export function billOf(room: Typed, about: Typed, nights: number, taxes = taxesOf(about)): Quote | undefined {
  const each = numberOf(PRICE, room.price ?? '', about);
  if (each === undefined) return undefined;
  const steps = SPANS.map((span) => {
    const fromNight = Number(about[span.nights]);
    return { fromNight, off: `${offOf(span, room, about)}%`, wholeStay: true };
  });
  const fees = [...EXTRAS.map((id) => ({ id, amount: 0 })), ...feesOf(taxes)];
  const data = {
    id: 'begun',
    currency: about.currency ?? 'CAD',
    rooms: { room: { sleeps: 2 } },
    nightly: [{ price: each }],
    steps: steps.filter(({ off }) => off !== '0%'),
    fees: fees as NonNullable<TariffData['fees']>,
  };
  try {
    const stay = { room: 'room', from: FROM, to: addDays(FROM, nights), party: PARTY };
    const got = price(parseTariff(data), stay, ENGLISH.price);
    return got.ok ? got.quote : undefined;
  } catch {
    return undefined;
  }
}

/** The nights before a span whose stay costs more than the span's own, by how much. */
export function dearerBefore(span: Span, room: Typed, about: Typed) {
  const nights = Number(about[span.nights]);
  const [before, from] = [nights - 1, nights].map((count) => billOf(room, about, count, [])?.total);
  if (before === undefined || from === undefined || from >= before) return undefined;
  return { nights, less: subtract(before, from) };
}
