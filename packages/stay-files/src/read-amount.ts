import { type Cents, parseDollars } from '@motel/booking-core';
import { amountReader, isPayable } from '@motel/content/desk-motel';
import type { MotelFacts } from './motel-facts.ts';

/** The mark before the cents, as some amounts of a column show it. */
export type DecimalMark = '.' | ',' | undefined;

/** Finds the decimal mark of amounts: one with one or two figures behind it at the end, which no other contradicts. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const marks = new Set(texts.map((text) => /\d([.,])\d{1,2}(?:\D*)$/.exec(text)?.[1]));
  marks.delete(undefined);
  const [mark] = marks;
  return marks.size === 1 && (mark === '.' || mark === ',') ? mark : undefined;
}

/**
 * Reads amounts of the motel's currency. `undefined` for one of another currency or below nothing, for words, for what
 * can be two amounts, such as `218.000` where the mark is not known, and for one that cannot be paid (M9).
 */
export function amountsOf({ money }: MotelFacts, mark: DecimalMark): (text: string) => Cents | undefined {
  const read = amountReader({}, money);
  return (text) => {
    const amount = amountIn(text, mark, read);
    return amount !== undefined && isPayable(money, amount) ? amount : undefined;
  };
}

function amountIn(text: string, mark: DecimalMark, read: ReturnType<typeof amountReader>): Cents | undefined {
  // `218,-` has no cents.
  const written = text.trim().replace(/[.,][-–]$/u, '');
  const [, before = '', figure = '', behind = ''] = /^(\D*)(\d+[.,]\d{3,})(\D*)$/u.exec(written) ?? [];
  const doubtful = /^(?<whole>\d+)(?<at>[.,])(?<behind>\d+)$/.exec(figure)?.groups;
  const certain = doubtful && certainFigure(doubtful, mark);
  if (doubtful !== undefined && certain === undefined) return undefined;
  const [amount, another] = read(certain === undefined ? written : before + certain + behind);
  return another === undefined ? parseDollars(amount) : undefined;
}

/** `218.000` is 218 beside amounts such as `109.50`, 218,000 beside `109,50`, and else unclear; `1.258` is 1,258. */
function certainFigure({ whole = '', at, behind = '' }: Readonly<Record<string, string>>, mark: DecimalMark) {
  const isFraction = behind.length > 3 || mark === at;
  if (isFraction) return /^\d\d0+$/.test(behind) ? `${whole}.${behind.slice(0, 2)}` : undefined;
  return (mark === undefined && behind.endsWith('0')) || whole.length > 3 ? undefined : whole + behind;
}
