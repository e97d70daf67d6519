import { type Cents, cents, NO_MONEY } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { parseDollars } from '../money/dollars.ts';
import { WHOLE_SHARE } from '../money/rounding.ts';
import { isPayable, requireUnit } from '../money/units.ts';
import { isRecord, isWholeNumber } from '../result/kind.ts';
import type { Params } from '../result/violation.ts';
import { dayOf, FIRST_DAY } from '../stay/day-of.ts';
import type { Fault, FaultCode } from './faults.ts';

/**
 * The highest price of a night, a period or a fee, in the smallest unit of its currency: $99,999.99, or 9,999,999 yen
 * (F3).
 */
export const MAX_RATE = 9_999_999;

/**
 * Returns the highest price of a night, a period or a fee in a currency (F3).
 * @example
 * highestRate(smallestUnitOf('CAD')); // → 9999999
 */
export function highestRate(unit: SmallestUnit): Cents {
  requireUnit(unit);
  return cents(MAX_RATE * unit);
}

/** An object of a tariff, and what all of the tariff has. */
export interface Place {
  /** `''` for the tariff itself. */
  readonly path: string;
  readonly faults: Fault[];
  /** Of the currency of its amounts. */
  readonly unit: SmallestUnit;
}

/** Reads the value of a field of an object. A fault gives a harmless value. */
export type Field<T> = (value: unknown, of: Place, name: string) => T;

function inside({ path }: Place, name: string): string {
  return [path, name].filter(Boolean).join('.');
}

/** Reports a fault of a field, or of the object itself where the name is empty. @returns the harmless value */
export function wrong<T>(of: Place, name: string, code: FaultCode, harmless: T, params: Params = {}): T {
  of.faults.push({ path: inside(of, name) || 'tariff', code, params });
  return harmless;
}

/** Reads one field of an object. */
type Take = <T>(name: string, field: Field<T>) => T;

/** Reads an object, and refuses its unread fields: a misspelt one would otherwise change the price in silence. */
export function readFields<T>(
  value: unknown,
  at: Place,
  read: (take: Take, names: readonly string[]) => T,
): T {
  const fields = isRecord(value) ? value : wrong(at, '', 'object', {});
  const names = Object.keys(fields);
  const known = new Set<string>();
  const result = read((name, field) => {
    known.add(name);
    return field(Object.hasOwn(fields, name) ? Reflect.get(fields, name) : undefined, at, name);
  }, names);
  for (const name of names) if (!known.has(name)) wrong(at, name, 'unknown', undefined);
  return result;
}

/** Fields that state an end, and those that state the other one. */
const ENDS = [
  ['from', 'to', 'order'],
  ['bookedFrom', 'bookedTo', 'order'],
  ['minNights', 'maxNights', 'least'],
  ['fromDaysAhead', 'toDaysAhead', 'least'],
  ['floor', 'ceiling', 'least'],
] as const;

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ReturnType<F[Name]> };

/** Reads an object by the table of its fields. @param then checks and completes what they gave */
export function shape<F extends Fields, T = ValuesOf<F>>(
  fields: F,
  then: (read: ValuesOf<F>, at: Place) => T = (read) => read as T,
): Field<T> {
  return (value, of, name) => {
    const at = { ...of, path: inside(of, name) };
    return readFields(value, at, (take) => {
      const read: Record<string, unknown> = {};
      for (const field in fields) read[field] = take(field, fields[field] as Field<unknown>);
      for (const [from, to, code] of ENDS)
        if ((read[from] as number) > (read[to] as number)) wrong(at, to, code, undefined, { from });
      return then(read as ValuesOf<F>, at);
    });
  };
}

/** Reads an object whose names are keys. */
export function record<T>(field: Field<T>): Field<ReadonlyMap<string, T>> {
  return (value, of, name) =>
    readFields(
      value,
      { ...of, path: inside(of, name) },
      (take, names) => new Map(names.map((key) => [key, take(key, field)])),
    );
}

/** Reads each entry of a list. */
export function list<T>(entry: Field<T>): Field<T[]> {
  return (value, of, name) =>
    Array.isArray(value) && value.length <= 10_000
      ? value.map((one, index) => entry(one, { ...of, path: `${inside(of, name)}[${index}]` }, ''))
      : wrong(of, name, 'list', []);
}

/** Reads a field that may be absent. */
export function maybe<T>(field: Field<T>): Field<T | undefined>;
export function maybe<T, D>(field: Field<T>, fallback: D): Field<T | D>;
export function maybe<T, D>(field: Field<T>, fallback?: D): Field<T | D | undefined> {
  return (value, of, name) => (value === undefined ? fallback : field(value, of, name));
}

/** Reads a value of two kinds. */
export function either<A, B>(isFirst: (value: unknown) => boolean, first: Field<A>, other: Field<B>) {
  return ((value, of, name) => (isFirst(value) ? first : other)(value, of, name)) satisfies Field<A | B>;
}

export const text: Field<string> = (value, of, name) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200
    ? value
    : wrong(of, name, 'text', '');

export const flag: Field<boolean> = (value, of, name) =>
  typeof value === 'boolean' ? value : wrong(of, name, 'flag', false);

export const whole =
  (least: number, most: number): Field<number> =>
  (value, of, name) =>
    isWholeNumber(value as number, least, most)
      ? (value as number)
      : wrong(of, name, 'number', least, { least, most });

export const amount: Field<Cents> = (value, of, name) => {
  const read = parseDollars(value);
  return read !== undefined && read <= highestRate(of.unit) && isPayable(read, of.unit)
    ? read
    : wrong(of, name, of.unit === 1 ? 'amount' : 'whole-amount', NO_MONEY);
};

/** A number, which may be below 0. @param size of the number without its sign */
export const signed =
  (size: Field<number>): Field<number> =>
  (value, of, name) => {
    const isBelow = typeof value !== 'object' && String(value).startsWith('-');
    return isBelow ? 0 - size(String(value).slice(1), of, name) : size(value, of, name);
  };

const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?(%?)$/;

/** A percentage in millionths. @param sign what follows its number */
export const share =
  (sign: '' | '%'): Field<number> =>
  (value, of, name) => {
    const match = typeof value === 'string' || typeof value === 'number' ? PERCENT.exec(String(value)) : null;
    const read = Number(match?.[1]) * 10_000 + Number((match?.[2] ?? '').padEnd(4, '0'));
    return match?.[3] === sign && read <= WHOLE_SHARE ? read : wrong(of, name, 'percentage', 0);
  };

export const isPercent = (value: unknown): boolean => typeof value === 'string' && value.endsWith('%');

/** A day as days since 1970-01-01. */
export const day: Field<number> = (value, of, name) => dayOf(value) ?? wrong(of, name, 'date', FIRST_DAY);

/** One of several words. */
export const word =
  <W extends string>(words: readonly W[]): Field<W> =>
  (value, of, name) =>
    words.includes(value as W)
      ? (value as W)
      : wrong(of, name, 'word', words[0] as W, { words: words.join(', ') });

/** A list of words without a repeated one. @param least words: 0 or 1 */
export const words =
  <W extends string>(known: readonly W[], least = 1): Field<readonly W[]> =>
  (value, of, name) =>
    Array.isArray(value) &&
    value.length >= least &&
    new Set(value).size === value.length &&
    value.every((one) => known.includes(one))
      ? value
      : wrong(of, name, 'words', [], { words: known.join(', ') });

/** One word or several, alone or in a list. */
export const some =
  <W extends string>(known: readonly W[]): Field<readonly W[]> =>
  (value, of, name) =>
    words(known)(typeof value === 'string' ? [value] : value, of, name);
