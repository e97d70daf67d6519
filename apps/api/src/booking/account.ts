import { type Cents, divide, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { isTaxPart, occupiesRooms, type TotalPart, withinTotal } from '@motel/booking-core/booking';
import { unitOf } from '@motel/content/server';
import type { Paid } from '../shared/motel-context.ts';
import type { TaxFigures } from '../shared/words/tax-words.ts';
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
export interface StatedTax extends TaxFigures {
  /** As the tariff names it, or as the guest read it. */
  readonly name: string;
}

/** Those of the nights after discounts, of which a percentage is taken. */
const NIGHT_LINES: readonly string[] = ['rooms', 'persons', 'step', 'period', 'code'];

/** Divides what a booking owes by what it is for; sums other than of its lines have taxes in them (Q14). */
export function accountOf(motel: Paid, booking: Pick<Booking, 'folio' | 'status'>): Account {
  const { standing, kept } = standingLines(motel, booking);
  return {
    room: sumOf(standing.filter(isRoom)),
    extras: sumOf(standing.filter(isExtra)),
    kept: sumOf(kept.filter((line) => !isTax(line))),
    taxes: taxesOf([...standing, ...kept]),
    total: booking.folio.total,
  };
}

/** The lines of a price and its articles, as far as they are owed, and the parts of the amount that was kept. */
function standingLines(motel: Paid, { folio, status }: Pick<Booking, 'folio' | 'status'>) {
  const taxed = soldLines(folio);
  const ofStay = subtract(folio.total, folio.charged);
  const kept = occupiesRooms(status) ? sumOf(quotedOf(folio.entries).filter(isKept)) : ofStay;
  return {
    standing: [
      ...partsIn(motel, subtract(ofStay, kept), taxed),
      ...withoutTaxes(motel, folio.entries.filter(isArticle)),
    ],
    // A fixed tax is of nights that guests are there.
    kept: partsIn(
      motel,
      kept,
      taxed.filter(({ tax }) => tax === null),
    ),
  };
}

/** The extras and articles that a booking owes, each under its name; what it is made of, where its sum is equal. */
export function extraLines(motel: Paid, booking: Pick<Booking, 'folio' | 'status'>) {
  const sold = [...soldLines(booking.folio), ...booking.folio.entries.filter(isArticle)];
  return standingLines(motel, booking).standing.flatMap((line, at) => {
    if (!isExtra(line)) return [];
    const { label, what, detail, amount } = line;
    const isWhole = detail !== null && sold[at]?.amount === amount;
    return [{ label: label ?? what, ...(isWhole && { detail }), amount }];
  });
}

/** The taxes within an amount that is taken off what a booking owes; below $0, like the amount. */
export function taxesTakenOff(motel: Paid, booking: Pick<Booking, 'folio' | 'status'>, amount: Cents) {
  const { folio } = booking;
  const left = accountOf(motel, { ...booking, folio: { ...folio, total: subtract(folio.total, amount) } });
  return taxesLess(left.taxes, accountOf(motel, booking).taxes);
}

/** Each tax less what was stated of it, and what it is taken of, too; without those of nothing. */
export function taxesLess(now: readonly StatedTax[], before: readonly StatedTax[]): StatedTax[] {
  const names = [...new Set([...before, ...now].map(({ name }) => name))];
  return names
    .map((name) => {
      const [stated, owed] = [before, now].map((taxes) => taxes.find((tax) => tax.name === name));
      const less = (of: (tax: StatedTax) => Cents | undefined): Cents =>
        subtract((owed && of(owed)) ?? NO_MONEY, (stated && of(stated)) ?? NO_MONEY);
      const { base: _, ...tax } = owed ?? stated ?? { name, amount: NO_MONEY };
      const hasBase = stated?.base !== undefined || owed?.base !== undefined;
      return {
        ...tax,
        ...(hasBase && { base: less(({ base }) => base) }),
        amount: less(({ amount }) => amount),
      };
    })
    .filter(({ amount }) => amount !== 0);
}

/** Divides an amount by the lines of a booking's price, taxes last, as `accountOf` does once it is all that is owed. */
export function dividedAsPrice(motel: Paid, { folio }: Pick<Booking, 'folio'>, amount: Cents): FolioEntry[] {
  const lines = soldLines(folio);
  return partsIn(motel, amount, [...lines.filter((line) => !isTax(line)), ...lines.filter(isTax)]);
}

/** The lines of the price, without what was kept of a change, and what was taken off. */
function soldLines({ entries }: Booking['folio']): FolioEntry[] {
  return quotedOf(entries).filter((line) => !isKept(line) && !isAllowance(line));
}

/** The lines with their amounts in a total; one below $0 has no taxes. */
function partsIn(motel: Paid, total: Cents, lines: readonly FolioEntry[]): FolioEntry[] {
  const parts: readonly TotalPart[] =
    total < 0
      ? [{ amount: total }]
      : withinTotal(
          total,
          lines.map(({ amount, share, tax }) => ({ amount, ...(share && { share }), ...(tax && { tax }) })),
          unitOf(motel.money, total),
        );
  return withoutTaxes(
    motel,
    lines.map((line, at) => {
      const { amount = NO_MONEY, share = null } = parts[at] ?? {};
      return { ...line, amount, share: line.share && (share ?? { ...line.share, base: NO_MONEY }) };
    }),
  );
}

/** The lines with each tax that is in their prices (F27) as a line of its own: both have one sum. */
function withoutTaxes(motel: Paid, lines: readonly FolioEntry[]): FolioEntry[] {
  return lines.reduce<FolioEntry[]>(
    (all, { share }, at) => {
      if (share?.included === undefined) return all;
      const { included, percent } = share;
      const { amount, of, percents } = included;
      const unit = unitOf(motel.money, amount);
      const isWithin = ({ what }: FolioEntry) =>
        what === 'by-hand' || of.includes(what) || (of.includes('rooms') && NIGHT_LINES.includes(what));
      const within = lines.filter(isWithin);
      // A receipt states the room in one line: its parts share what is in their sum.
      const room = within.filter(isRoom);
      const others = within.filter((line) => !isRoom(line));
      const [ofRoom = NO_MONEY, ...ofOthers] = divide(
        amount,
        [room, ...others.map((line) => [line])].map(sumOf),
        unit,
        { percent, percents },
      );
      const parts = [...divide(ofRoom, room.map(amountOf), unit), ...ofOthers];
      const partOf = new Map([...room, ...others].map((line, index) => [line, parts[index]]));
      return all.map((line, index) => ({
        ...line,
        amount:
          index === at ? amount : subtract(line.amount, partOf.get(lines[index] as FolioEntry) ?? NO_MONEY),
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
      ...(share.included && { isWithin: true }),
      base,
      amount,
    };
  });
}

/** A price by hand keeps the taxes of the tariff in lines of their own (L6). */
export const isTax = ({ part }: FolioEntry) => isTaxPart(part);
/** Off the whole price, its taxes too (L5). */
export const isAllowance = ({ part }: FolioEntry) => part === 'allowance';
const isKept = ({ part }: FolioEntry) => part === 'kept';
const isRoom = ({ part }: FolioEntry) => part === 'room';
const isExtra = (line: FolioEntry) => !isTax(line) && !isRoom(line);
const taxName = ({ share, tax, label, what }: FolioEntry) => (share?.tax ?? tax)?.name ?? label ?? what;
const amountOf = ({ amount }: FolioEntry) => amount;
const sumOf = (lines: readonly FolioEntry[]) => sum(...lines.map(amountOf));
