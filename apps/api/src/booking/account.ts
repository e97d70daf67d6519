import { type Cents, cents, NO_MONEY, occupiesRooms, subtract, sum } from '@motel/booking-core';
import type { Booking } from './booking.ts';
import { type FolioEntry, quotedOf } from './folio.ts';

/** What a booking owes by what it is for; the parts add up to the total of its folio. */
export interface Account {
  readonly room: Cents;
  /** Pets, further persons and other fees. */
  readonly extras: Cents;
  /** Of a stay that was given up late, or whose guest did not come; without its taxes. */
  readonly kept: Cents;
  /** By the tax's name. */
  readonly taxes: ReadonlyMap<string, Cents>;
  readonly total: Cents;
}

/** The kinds of lines that make the price of the rooms alone. */
export const ROOM_LINES = ['rooms', 'step', 'period', 'code', 'rounding', 'by-hand'] as const;

/**
 * Divides what a booking owes by what it is for. An amount that is not the sum of the price's lines, such as the kept part
 * of a cancelled stay, is divided as the price is: its taxes are in it (decision 067).
 */
export function accountOf({ folio, status }: Pick<Booking, 'folio' | 'status'>): Account {
  const lines = quotedOf(folio.entries);
  const [taxed, forKept] = [
    lines.filter((line) => !isKept(line) && !isAllowance(line)),
    lines.filter(isKept),
  ];
  const names = [...new Set(taxed.filter(isTax).map(nameOf))];
  const [room, extras] = [sumOf(taxed.filter(isRoom)), sumOf(taxed.filter(isExtra))];
  const taxes = names.map((name) => sumOf(taxed.filter((line) => isTax(line) && nameOf(line) === name)));

  const kept = occupiesRooms(status) ? sumOf(forKept) : folio.total;
  const [roomPart = NO_MONEY, extrasPart = NO_MONEY, ...taxParts] = divide(subtract(folio.total, kept), [
    room,
    extras,
    ...taxes,
  ]);
  const [keptPart = NO_MONEY, ...keptTaxes] = divide(kept, [sum(room, extras), ...taxes]);
  return {
    room: roomPart,
    extras: extrasPart,
    kept: keptPart,
    taxes: new Map(names.map((name, at) => [name, sum(taxParts[at] ?? NO_MONEY, keptTaxes[at] ?? NO_MONEY)])),
    total: folio.total,
  };
}

/**
 * Divides an amount by the lines of a booking's price, its taxes last, as `accountOf` does once the amount is all that is
 * owed.
 */
export function dividedAsPrice({ folio }: Pick<Booking, 'folio'>, amount: Cents): FolioEntry[] {
  const lines = quotedOf(folio.entries).filter((line) => !isKept(line) && !isAllowance(line));
  const taxes = [...new Set(lines.filter(isTax).map(nameOf))];
  const sorted = [
    ...lines.filter((line) => !isTax(line)),
    ...taxes.flatMap((name) => lines.filter((line) => isTax(line) && nameOf(line) === name)),
  ];
  const parts = divide(
    amount,
    sorted.map((line) => line.amount),
  );
  return sorted.map((line, at) => ({ ...line, amount: parts[at] ?? NO_MONEY }));
}

/** A price by hand keeps the taxes of the tariff in lines of their own (L6). */
export const isTax = ({ rule, what }: FolioEntry) => rule === 'Q3' || (rule === 'L6' && what !== 'by-hand');
/** Off the whole price, its taxes too (L5). */
export const isAllowance = ({ rule }: FolioEntry) => rule === 'L5';
const isKept = ({ rule }: FolioEntry) => rule === 'X6';
const isRoom = ({ what }: FolioEntry) => (ROOM_LINES as readonly string[]).includes(what);
const isExtra = (line: FolioEntry) => !isTax(line) && !isRoom(line);
const nameOf = ({ label, what }: FolioEntry) => label ?? what;
const sumOf = (lines: readonly FolioEntry[]) => sum(NO_MONEY, ...lines.map(({ amount }) => amount));

/**
 * Divides an amount into parts in the proportion of the weights; they add up to it. Weights whose sum is the amount are
 * the parts; without any weight, the first part is all.
 */
export function divide(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sum(NO_MONEY, ...weights);
  if (whole <= 0) return weights.map((_, at) => (at === 0 ? amount : NO_MONEY));
  let weight = 0n;
  let given = 0n;
  return weights.map((own) => {
    weight += BigInt(own);
    const until = (BigInt(amount) * weight) / BigInt(whole);
    const part = until - given;
    given = until;
    return cents(Number(part));
  });
}
