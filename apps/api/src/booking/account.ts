import {
  type Cents,
  NO_MONEY,
  occupiesRooms,
  type QuoteShare,
  subtract,
  sum,
  type TotalPart,
  withinTotal,
} from '@motel/booking-core';
import type { Booking } from './booking.ts';
import { type FolioEntry, quotedOf } from './folio.ts';

/** The account of a booking by its parts, which add up to the total of its folio. */
export interface Account {
  readonly room: Cents;
  /** Pets, further persons and other fees. */
  readonly extras: Cents;
  /** Of a stay that was given up late, or whose guest did not come; without its taxes. */
  readonly kept: Cents;
  readonly taxes: readonly StatedTax[];
  readonly total: Cents;
}

/** A tax as a receipt states it (F17). */
export interface StatedTax {
  /** As the tariff names it, or as the guest read it. */
  readonly name: string;
  readonly number?: string;
  /** Absent in receipts of before, like the base. */
  readonly percent?: number;
  readonly round?: QuoteShare['round'];
  /** The amount that the tax is taken of. */
  readonly base?: Cents;
  readonly amount: Cents;
}

/** The kinds of lines that make the price of the rooms alone. */
export const ROOM_LINES = ['rooms', 'step', 'period', 'code', 'rounding', 'by-hand'] as const;

/**
 * Divides what a booking owes by what it is for. An amount that is not the sum of the price's lines, such as the kept part
 * of a cancelled stay, or what is left after a refund, has its taxes in it (Q14, decision 067).
 */
export function accountOf({ folio, status }: Pick<Booking, 'folio' | 'status'>): Account {
  const taxed = soldLines(folio);
  const kept = occupiesRooms(status) ? sumOf(quotedOf(folio.entries).filter(isKept)) : folio.total;
  const standing = partsIn(subtract(folio.total, kept), taxed);
  const keptParts = partsIn(kept, taxed);
  return {
    room: sumOf(standing.filter(isRoom)),
    extras: sumOf(standing.filter(isExtra)),
    kept: sumOf(keptParts.filter((line) => !isTax(line))),
    taxes: taxesOf([...standing, ...keptParts]),
    total: folio.total,
  };
}

/**
 * Divides an amount by the lines of a booking's price, its taxes last, as `accountOf` does once the amount is all that is
 * owed.
 */
export function dividedAsPrice({ folio }: Pick<Booking, 'folio'>, amount: Cents): FolioEntry[] {
  const lines = soldLines(folio);
  return partsIn(amount, [...lines.filter((line) => !isTax(line)), ...lines.filter(isTax)]);
}

/** The lines of the price, without what was kept of a change, and what was taken off. */
function soldLines({ entries }: Booking['folio']): FolioEntry[] {
  return quotedOf(entries).filter((line) => !isKept(line) && !isAllowance(line));
}

/** The lines with their amounts in a total; one below $0 has no taxes. */
function partsIn(total: Cents, lines: readonly FolioEntry[]): FolioEntry[] {
  const parts: readonly TotalPart[] =
    total < 0
      ? [{ amount: total }]
      : withinTotal(
          total,
          lines.map(({ amount, share }) => (share === null ? { amount } : { amount, share })),
        );
  return lines.map((line, at) => {
    const { amount = NO_MONEY, base = NO_MONEY } = parts[at] ?? {};
    return { ...line, amount, share: line.share && { ...line.share, base } };
  });
}

/** Each tax once, by the name that receipts give it. */
function taxesOf(lines: readonly FolioEntry[]): StatedTax[] {
  return [...Map.groupBy(lines.filter(isTax), taxName)].map(([name, own]) => {
    const amount = sumOf(own);
    const share = own.find((line) => line.share !== null)?.share;
    if (share == null) return { name, amount };
    const { percent, round, tax } = share;
    const base = sum(NO_MONEY, ...own.map((line) => line.share?.base ?? NO_MONEY));
    return { name, ...(tax?.number !== undefined && { number: tax.number }), percent, round, base, amount };
  });
}

/** A price by hand keeps the taxes of the tariff in lines of their own (L6). */
export const isTax = ({ rule, what }: FolioEntry) => rule === 'Q3' || (rule === 'L6' && what !== 'by-hand');
/** Off the whole price, its taxes too (L5). */
export const isAllowance = ({ rule }: FolioEntry) => rule === 'L5';
const isKept = ({ rule }: FolioEntry) => rule === 'X6';
const isRoom = ({ what }: FolioEntry) => (ROOM_LINES as readonly string[]).includes(what);
const isExtra = (line: FolioEntry) => !isTax(line) && !isRoom(line);
const taxName = ({ share, label, what }: FolioEntry) => share?.tax?.name ?? label ?? what;
const sumOf = (lines: readonly FolioEntry[]) => sum(NO_MONEY, ...lines.map(({ amount }) => amount));
