import { LANGUAGE_CODES } from '@motel/language';
import type { Money } from './money.ts';

/** The people who type: of a country, in their languages. Without a country, of any. */
export interface Writers {
  readonly country?: string;
  readonly languages?: readonly string[];
}

interface Kind {
  /** The most digits of a fraction. */
  readonly places: number;
  readonly least?: number;
  readonly most?: number;
  /** Texts that may be beside the digits, in lower case and without spaces. */
  readonly units: readonly string[];
}

const ANY_MARKS = { points: ['.', ','], groups: ['.', ','] };
/** In India thousands are followed by hundreds of them. */
const GROUPS = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/;
const SPACED = /(?<=\d)['’\s](?=\d{3}(?!\d))/gu;
const TIME = /^(\d{1,2})(?: ?([:.h]) ?(\d{2})?)?(?: ?([ap])\.? ?m\.?)?$/;

/**
 * Reads a number as people write it: `2,850`, `2.850,00`, `2 850,00`. What can be meant in two ways, such as `12,50` where
 * a comma is only between thousands, has two readings; what is none has none.
 */
function typedNumbers(text: string, writers: Writers, kind: Kind): readonly number[] {
  const { least = 0, most = Number.POSITIVE_INFINITY, units, places } = kind;
  const [, around = '', digits = '', behind = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/u.exec(text.trim()) ?? [];
  const [before, after] = [bare(around), bare(behind)];
  const isFraction = /^[-−]?[.,]$/.test(before);
  const isUnit = (word: string) => word === '' || units.includes(word);
  if (!isUnit(after) || !(isFraction || isUnit(before.replace(/[-−]/, '')))) return [];
  const sign = /[-−]/.test(before) ? -1 : 1;
  const plain = isFraction ? `0${before.at(-1)}${digits}` : digits;
  const fits = (figure: string) => sign * Number(figure) >= least && sign * Number(figure) <= most;
  const figures = figuresOf(plain, places, marksOf(writers), fits);
  return figures.filter(fits).map((figure) => sign * Number(figure));
}

/** Readings of digits with marks between them, as decimals. */
function figuresOf(
  digits: string,
  places: number,
  { points, groups }: typeof ANY_MARKS,
  fits: (figure: string) => boolean,
): string[] {
  const plain = digits.replaceAll(SPACED, '');
  const [, whole = '', mark = '', fraction = ''] = /^(.*?)(?:([.,])(\d+))?$/su.exec(plain) ?? [];
  if (mark === '') return /^\d+$/.test(whole) ? [whole] : [];
  if (/\D/.test(whole)) {
    const isLonger = whole.includes(mark);
    const grouped = isLonger ? plain : whole;
    if (!GROUPS.test(grouped)) return [];
    const joined = grouped.replaceAll(/\D/g, '');
    return isLonger ? [joined] : fraction.length <= places ? [`${joined}.${fraction}`] : [];
  }
  const [isPoint, isGroup] = [points.includes(mark), groups.includes(mark)];
  const decimal = fraction.length <= places ? [`${whole}.${fraction}`] : [];
  if (plain !== digits) return decimal;
  if (fraction.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole))
    return isPoint || decimal.length === 0 || fraction.length > 3 ? decimal : [...decimal, whole + fraction];
  if (isGroup && !isPoint && fits(whole + fraction)) return [whole + fraction];
  if (isGroup || !isPoint) return [whole + fraction, ...decimal];
  // `2.850` where a point is never between thousands: a slip for 2850, or 2.85.
  return decimal.length > 0
    ? decimal
    : fraction.endsWith('0')
      ? [whole + fraction, `${whole}.${fraction}`]
      : [];
}

/** The marks before fractions and between thousands, in the country's own way, in that of its motel's languages, and in English. */
function marksOf({ country, languages = [] }: Writers): typeof ANY_MARKS {
  if (country === undefined) return ANY_MARKS;
  const parts = ['en', ...localesOf({ country, languages })].flatMap((locale) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5),
  );
  const used = (type: string) => parts.filter((part) => part.type === type).map(({ value }) => value);
  return { points: used('decimal'), groups: used('group') };
}

function localesOf({ country, languages = [] }: Writers): readonly string[] {
  if (country === undefined) return languages;
  const own = new Intl.Locale(`und-${country}`).maximize().language;
  return [own, ...languages].map((language) => `${language}-${country}`);
}

/** Reads an amount, in dollars of the motel's currency; beside another currency or a word, a number is none. */
export function typedAmounts(text: string, writers: Writers, money: Money): readonly number[] {
  return amountReader(writers, money)(text);
}

/** The same for thousands of amounts. */
export function amountReader(
  writers: Writers,
  { currency, sign, decimals }: Money,
): (text: string) => readonly number[] {
  const locales = [...LANGUAGE_CODES, ...localesOf(writers)];
  const symbols = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    locales.flatMap((locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  );
  const units = [...symbols, sign, sign + currency, sign + currency.slice(0, 2)].map(bare);
  return (text) => typedNumbers(text, writers, { places: decimals, units });
}

/** A unit in lower case and without spaces. */
function bare(unit: string): string {
  return unit.replaceAll(/\s/g, '').toLowerCase();
}

/** Reads per cent: `30 %`, `9.975`, `9,975`. */
export function typedPercents(text: string, writers: Writers, most = 100): readonly number[] {
  return typedNumbers(text, writers, { places: 4, units: ['%', 'percent', 'pourcent', 'porciento'], most });
}

/** Reads a number without a unit, such as a place on the map. */
export function typedFigures(text: string, writers: Writers, most?: number): readonly number[] {
  const range = most === undefined ? {} : { least: -most, most };
  return typedNumbers(text, writers, { places: 9, units: ['°'], ...range });
}

/**
 * Reads a time of the day in minutes from midnight: `16:00`, `4 pm`, `16 h 30`. Where a day has twice twelve hours, `4` has two
 * readings.
 */
export function typedTimes(text: string, writers: Writers): readonly number[] {
  const [, hours = '', mark, minutes = '0', half] = TIME.exec(text.trim().toLowerCase()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === '' || minute > 59) return [];
  if (half !== undefined)
    return hour >= 1 && hour <= 12 ? [((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute] : [];
  if (hour > 23) return [];
  const isTwice = localesOf(writers).some(
    (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12,
  );
  if (!isTwice || mark === 'h' || hour === 0 || hour > 12 || hours.startsWith('0'))
    return [hour * 60 + minute];
  return [hour * 60 + minute, ((hour + 12) % 24) * 60 + minute];
}

/** The amount that was probably meant, where this one is ten, a hundred or a thousand times its neighbours, or a part of them. */
export function likelier(figure: number, neighbours: readonly number[]): number | undefined {
  const sorted = neighbours.filter((one) => one > 0).toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined || figure <= 0) return undefined;
  const far = (one: number) => Math.abs(Math.log(one / middle));
  const others = [10, 100, 1000, 0.1, 0.01, 0.001].map((factor) => Number((figure * factor).toFixed(2)));
  return far(figure) < Math.log(8) ? undefined : others.toSorted((one, other) => far(one) - far(other))[0];
}
