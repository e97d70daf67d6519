import { type Cents, cents } from '../money/cents.ts';
import { parseDollars } from '../money/dollars.ts';
import { WHOLE_SHARE } from '../money/share.ts';
import { isWholeNumber } from '../result/whole-number.ts';
import { dayOf, FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
import type { Fault } from './faults.ts';

/** The highest price of a night, a period or a fee in cents: $99,999.99 (F3). */
export const MAX_RATE = 9_999_999;

const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?$/;

/** Reads the fields of one object and collects what is wrong with them. A fault gives a harmless value. */
export class FieldReader {
  readonly path: string;
  readonly faults: Fault[];
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #read = new Set<string>();

  constructor(value: unknown, path: string, faults: Fault[]) {
    this.path = path;
    this.faults = faults;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject) this.fault(undefined, 'must be an object');
    this.#fields = isObject ? (value as Record<string, unknown>) : {};
  }

  fault(name: string | undefined, message: string): void {
    this.faults.push({ path: (name === undefined ? this.path : this.at(name)) || 'tariff', message });
  }

  at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  /** Returns the value of a field, read or not; `undefined` when it is absent. */
  value(name: string): unknown {
    this.#read.add(name);
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  text(name: string): string;
  text(name: string, fallback: string): string;
  text(name: string, fallback?: string): string {
    const value = this.value(name);
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value === 'string' && value.trim() !== '' && value.length <= 200) return value;
    this.fault(name, 'must be text of 1 to 200 characters');
    return '';
  }

  flag(name: string): boolean | undefined {
    const value = this.value(name);
    if (value === undefined || typeof value === 'boolean') return value;
    this.fault(name, 'must be true or false');
    return undefined;
  }

  whole<D>(name: string, min: number, max: number, fallback: D): number | D {
    return this.value(name) === undefined ? fallback : this.requiredWhole(name, min, max);
  }

  requiredWhole(name: string, min: number, max: number): number {
    const value = this.value(name) as number;
    if (isWholeNumber(value, min, max)) return value;
    this.fault(name, `must be a whole number from ${min} to ${max}`);
    return min;
  }

  amount(name: string, value: unknown = this.value(name)): Cents {
    const amount = parseDollars(value);
    if (amount !== undefined && amount <= MAX_RATE) return amount;
    this.fault(name, "must be an amount from 0 to 99999.99, such as '89' or '89.50'");
    return cents(0);
  }

  /** A percentage in millionths; `text` is it without its sign. */
  share(name: string, text: unknown): number {
    const match = typeof text === 'string' || typeof text === 'number' ? PERCENT.exec(String(text)) : null;
    if (match !== null) {
      const share = Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'));
      if (share <= WHOLE_SHARE) return share;
    }
    this.fault(name, 'must be a percentage from 0 to 100 with at most 4 decimals');
    return 0;
  }

  /** A day as days since 1970-01-01. */
  day(name: string, fallback: number): number {
    const value = this.value(name);
    if (value === undefined) return fallback;
    const day = dayOf(value);
    if (day !== undefined) return day;
    this.fault(name, 'must be a date of the calendar, such as 2027-07-01');
    return fallback;
  }

  days(from = 'from', to = 'to'): { from: number; to: number } {
    const range = {
      from: this.day(from, FIRST_DAY),
      to: this.day(to, LAST_DAY),
    };
    if (range.from > range.to) this.fault(to, `must not be before ${from}`);
    return range;
  }

  /** One of several words. */
  word<W extends string>(name: string, words: readonly W[]): W | undefined;
  word<W extends string>(name: string, words: readonly W[], fallback: W): W;
  word<W extends string>(name: string, words: readonly W[], fallback?: W): W | undefined {
    const value = this.value(name);
    if (value === undefined) return fallback;
    // The constant itself: the engine compares constants faster than text that has been read.
    const known = words.find((word) => word === value);
    if (known !== undefined) return known;
    this.fault(name, `must be one of ${words.join(', ')}`);
    return fallback;
  }

  /** A list of words without a repeated one. */
  words<W extends string>(
    name: string,
    words: readonly W[],
    value: unknown = this.value(name),
  ): readonly W[] {
    const isList = Array.isArray(value) && value.length > 0 && new Set(value).size === value.length;
    if (isList && value.every((word) => words.includes(word))) return value as W[];
    this.fault(name, `must be a list of ${words.join(', ')}, each once`);
    return [];
  }

  /** Reads each entry of a list of objects. */
  list<T>(name: string, isRequired: boolean, read: (entry: FieldReader) => T): T[] {
    const value = this.value(name);
    if (value === undefined && !isRequired) return [];
    if (!Array.isArray(value) || value.length > 10_000) {
      this.fault(name, 'must be a list of at most 10,000 entries');
      return [];
    }
    return value.map((entry, index) => {
      const reader = new FieldReader(entry, `${this.at(name)}[${index}]`, this.faults);
      const result = read(reader);
      reader.done();
      return result;
    });
  }

  /** The object in a field. */
  object(name: string): FieldReader {
    return new FieldReader(this.value(name), this.at(name), this.faults);
  }

  get names(): readonly string[] {
    return Object.keys(this.#fields);
  }

  /** Refuses fields that nobody has read: a misspelt one would otherwise change the price in silence. */
  done(): void {
    for (const name of this.names) if (!this.#read.has(name)) this.fault(name, 'is not known');
  }
}
