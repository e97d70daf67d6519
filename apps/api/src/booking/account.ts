import {
  type Cents,
  divide,
  NO_MONEY,
  occupiesRooms,
  type QuoteShare,
  subtract,
  sum,
  type TotalPart,
  withinTotal,
} from '@motel/booking-core';
import { unitOf } from '@motel/content/words';
import type { Booking } from './booking.ts';
import { type FolioEntry, isArticle, quotedOf } from './folio.ts';

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
/** Those of the nights after discounts, of which a percentage is taken. */
const NIGHT_LINES: readonly string[] = ['rooms', 'step', 'period', 'code'];

/**
 * Divides what a booking owes by what it is for. An amount that is not the sum of the price's lines, such as the kept part
 * of a cancelled stay, or what is left after a refund, has its taxes in it (Q14, decision 067).
 */
export function accountOf({ folio, status }: Pick<Booking, 'folio' | 'status'>): Account {
  const taxed = soldLines(folio);
  const ofStay = subtract(folio.total, folio.charged);
  const kept = occupiesRooms(status) ? sumOf(quotedOf(folio.entries).filter(isKept)) : ofStay;
  const standing = [
    ...partsIn(subtract(ofStay, kept), taxed),
    ...withoutTaxes(folio.entries.filter(isArticle)),
  ];
  // A fixed tax is of nights that guests are there.
  const keptParts = partsIn(
    kept,
    taxed.filter(({ tax }) => tax === null),
  );
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
          lines.map(({ amount, share, tax }) => ({ amount, ...(share && { share }), ...(tax && { tax }) })),
          unitOf(total),
        );
  return withoutTaxes(
    lines.map((line, at) => {
      const { amount = NO_MONEY, share = null } = parts[at] ?? {};
      return { ...line, amount, share: line.share && (share ?? { ...line.share, base: NO_MONEY }) };
    }),
  );
}

/** The lines with each tax that is in their prices (F27) as a line of its own: they come to the same. */
function withoutTaxes(lines: readonly FolioEntry[]): FolioEntry[] {
  return lines.reduce<FolioEntry[]>(
    (all, { share }, at) => {
      if (share?.included === undefined) return all;
      const { amount, of } = share.included;
      const isWithin = ({ what }: FolioEntry) =>
        what === 'by-hand' || of.includes(what) || (of.includes('rooms') && NIGHT_LINES.includes(what));
      const parts = divide(
        amount,
        all.map((line) => (isWithin(line) ? line.amount : NO_MONEY)),
        unitOf(amount),
      );
      return all.map((line, index) => ({
        ...line,
        amount: index === at ? amount : subtract(line.amount, parts[index] ?? NO_MONEY),
      }));
    },
    [...lines],
  );
}

/** Each tax once, by the name that receipts give it. */
function taxesOf(lines: readonly FolioEntry[]): StatedTax[] {
  return [...Map.groupBy(lines.filter(isTax), taxName)].map(([name, own]) => {
    const amount = sumOf(own);
    const share = own.find((line) => line.share !== null)?.share;
    if (share == null) return { name, ...own[0]?.tax, amount };
    const { percent, tax } = share;
    // The tax of an article is rounded in another way than a stay's.
    const [round, ...others] = new Set(own.flatMap((line) => line.share?.round ?? []));
    const base = sum(...own.map((line) => line.share?.base ?? NO_MONEY));
    return {
      name,
      ...(tax?.number !== undefined && { number: tax.number }),
      percent,
      ...(round !== undefined && others.length === 0 && { round }),
      base,
      amount,
    };
  });
}

/** A price by hand keeps the taxes of the tariff in lines of their own (L6). */
export const isTax = ({ rule, what, share }: FolioEntry) =>
  ['Q3', 'F17', 'F27'].includes(rule) ||
  (rule === 'L6' && what !== 'by-hand') ||
  (rule === 'F29' && share !== null);
/** Off the whole price, its taxes too (L5). */
export const isAllowance = ({ rule }: FolioEntry) => rule === 'L5';
const isKept = ({ rule }: FolioEntry) => rule === 'X6';
const isRoom = ({ what }: FolioEntry) => (ROOM_LINES as readonly string[]).includes(what);
const isExtra = (line: FolioEntry) => !isTax(line) && !isRoom(line);
const taxName = ({ share, tax, label, what }: FolioEntry) => (share?.tax ?? tax)?.name ?? label ?? what;
const sumOf = (lines: readonly FolioEntry[]) => sum(...lines.map(({ amount }) => amount));
