import { type Cents, cents, NO_MONEY } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { parseDollars } from '../money/dollars.ts';
import { WHOLE_SHARE } from '../money/rounding.ts';
import { isPayable, requireUnit } from '../money/units.ts';
import { isRecord, isWholeNumber } from '../result/kind.ts';
import type { Params } from '../result/violation.ts';
import { dayOf, FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
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

const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?(%?)$/;

/** Reads the fields of one object and collects what is wrong with them. A fault gives a harmless value. */
export class FieldReader {
  readonly path: string;
  readonly faults: Fault[];
  /** Of the currency of its amounts. */
  readonly unit: SmallestUnit;
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #read = new Set<string>();

  private constructor(value: unknown, path: string, { faults, unit }: Pick<FieldReader, 'faults' | 'unit'>) {
    this.path = path;
    this.faults = faults;
    this.unit = unit;
    if (!isRecord(value)) this.fault(undefined, 'object');
    this.#fields = isRecord(value) ? value : {};
  }

  /** Reads an object, and refuses its unread fields: a misspelt one would otherwise change the price in silence. */
  static read<T>(
    value: unknown,
    path: string,
    whole: Pick<FieldReader, 'faults' | 'unit'>,
    read: (fields: FieldReader) => T,
  ): T {
    const reader = new FieldReader(value, path, whole);
    const result = read(reader);
    for (const name of reader.names) if (!reader.#read.has(name)) reader.fault(name, 'unknown');
    return result;
  }

  fault(name: string | undefined, code: FaultCode, params: Params = {}): void {
    const path = (name === undefined ? this.path : this.at(name)) || 'tariff';
    this.faults.push({ path, code, params });
  }

  at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  /** Returns the value of a field, read or not; `undefined` when it is absent. */
  value(name: string): unknown {
    this.#read.add(name);
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  /** Reads a field that may be absent. */
  maybe<T, D>(name: string, fallback: D, read: (value: unknown) => T): T | D {
    const value = this.value(name);
    return value === undefined ? fallback : read(value);
  }

  text(name: string, fallback?: string): string {
    const value = this.value(name);
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value === 'string' && value.trim() !== '' && value.length <= 200) return value;
    this.fault(name, 'text');
    return '';
  }

  flag(name: string): boolean | undefined {
    const value = this.value(name);
    if (value === undefined || typeof value === 'boolean') return value;
    this.fault(name, 'flag');
    return undefined;
  }

  whole<D>(name: string, least: number, most: number, fallback: D): number | D {
    return this.maybe(name, fallback, () => this.requiredWhole(name, least, most));
  }

  requiredWhole(name: string, least: number, most: number): number {
    const value = this.value(name) as number;
    if (isWholeNumber(value, least, most)) return value;
    this.fault(name, 'number', { least, most });
    return least;
  }

  amount(name: string, value = this.value(name)): Cents {
    const amount = parseDollars(value);
    if (amount !== undefined && amount <= highestRate(this.unit) && isPayable(amount, this.unit))
      return amount;
    this.fault(name, this.unit === 1 ? 'amount' : 'whole-amount');
    return NO_MONEY;
  }

  amountOr<D>(name: string, fallback: D): Cents | D {
    return this.maybe(name, fallback, () => this.amount(name));
  }

  /** A number that may be absent, or below 0. @param read reads its size */
  signed(name: string, read: (size: unknown) => number): number {
    return this.maybe(name, 0, (value) => {
      const text = String(value);
      return text.startsWith('-') ? 0 - read(text.slice(1)) : read(value);
    });
  }

  /** A percentage in millionths. @param sign what follows its number */
  share(name: string, sign: '' | '%' = '', value = this.value(name)): number {
    const match = typeof value === 'string' || typeof value === 'number' ? PERCENT.exec(String(value)) : null;
    if (match !== null && match[3] === sign) {
      const share = Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'));
      if (share <= WHOLE_SHARE) return share;
    }
    this.fault(name, 'percentage');
    return 0;
  }

  /** A day as days since 1970-01-01. */
  day(name: string, fallback: number): number {
    const value = this.value(name);
    if (value === undefined) return fallback;
    const day = dayOf(value);
    if (day !== undefined) return day;
    this.fault(name, 'date');
    return fallback;
  }

  days(from = 'from', to = 'to'): { from: number; to: number } {
    const range = { from: this.day(from, FIRST_DAY), to: this.day(to, LAST_DAY) };
    if (range.from > range.to) this.fault(to, 'order', { from });
    return range;
  }

  /** One of several words. */
  word<W extends string>(name: string, words: readonly W[]): W | undefined;
  word<W extends string>(name: string, words: readonly W[], fallback: W): W;
  word<W extends string>(name: string, words: readonly W[], fallback?: W): W | undefined {
    const value = this.value(name) as W | undefined;
    if (value === undefined) return fallback;
    if (words.includes(value)) return value;
    this.fault(name, 'word', { words: words.join(', ') });
    return fallback;
  }

  /** A list of words without a repeated one. @param least words: 0 or 1 */
  words<W extends string>(
    name: string,
    words: readonly W[],
    value: unknown = this.value(name),
    least = 1,
  ): readonly W[] {
    const isList = Array.isArray(value) && value.length >= least && new Set(value).size === value.length;
    if (isList && value.every((word) => words.includes(word))) return value as W[];
    this.fault(name, 'words', { words: words.join(', ') });
    return [];
  }

  /** One word or several, alone or in a list. */
  some<W extends string, D>(name: string, words: readonly W[], fallback: D): readonly W[] | D {
    return this.maybe(name, fallback, (value) =>
      this.words(name, words, typeof value === 'string' ? [value] : value),
    );
  }

  /** Reads each entry of a list of objects. */
  list<T>(name: string, isRequired: boolean, read: (entry: FieldReader) => T): T[] {
    const value = this.value(name);
    if (value === undefined && !isRequired) return [];
    if (!Array.isArray(value) || value.length > 10_000) {
      this.fault(name, 'list');
      return [];
    }
    return value.map((entry, index) => FieldReader.read(entry, `${this.at(name)}[${index}]`, this, read));
  }

  /** Reads the object in a field. */
  object<T>(name: string, read: (fields: FieldReader) => T): T {
    return FieldReader.read(this.value(name), this.at(name), this, read);
  }

  /** Reads the object in a field that may be absent. */
  optional<T, D>(name: string, read: (fields: FieldReader) => T, fallback: D): T | D {
    return this.maybe(name, fallback, () => this.object(name, read));
  }

  get names(): readonly string[] {
    return Object.keys(this.#fields);
  }
}
