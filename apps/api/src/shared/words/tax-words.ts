import {
  type Cents,
  cents,
  type QuoteShare,
  ROUNDINGS,
  type RoundingName,
  shareOf,
} from '@motel/booking-core';
import type { Words } from '@motel/content/server';

export interface TaxFigures {
  readonly amount: Cents;
  /** Absent where the tax is a fixed amount, like the base. */
  readonly percent?: number;
  /** The amount that the tax is taken of. */
  readonly base?: Cents;
  readonly round?: QuoteShare['round'];
  /** It is in the price (F27). */
  readonly isWithin?: boolean;
  readonly number?: string;
}

/** How a tax came about, beside its name: `5% of $170.00, rounded up to whole dollars. No. 00000 0000 RT0001`. */
export function taxDetail(words: Words, { percent, base, number, ...tax }: TaxFigures): string | undefined {
  const { t, shownMoney } = words;
  const parts: string[] = [];
  if (percent !== undefined && base !== undefined) {
    const rate = t('{percent}% of {base}', { percent, base: shownMoney(base) });
    const rule = roundingWords(words, { percent, base, ...tax });
    parts.push(rule === undefined ? rate : `${rate}, ${rule}`);
  }
  if (number !== undefined) parts.push(t('No. {number}', { number }));
  return parts.length === 0 ? undefined : parts.join('. ');
}

/** The rule by which a tax was rounded, where it is not its rate of its base to the nearest cent. */
function roundingWords(
  { t, motel: { money } }: Words,
  {
    percent,
    base,
    amount,
    round,
    isWithin,
  }: Omit<TaxFigures, 'number'> & { readonly percent: number; readonly base: Cents },
): string | undefined {
  const isRounded = (name: RoundingName) =>
    Math.abs(amount) === shareOf(cents(Math.abs(base)), Math.round(percent * 10_000), ROUNDINGS[name]);
  if (isRounded(money.decimals === 0 ? 'dollar' : 'cent')) return undefined;
  if (isWithin) return t('worked out within the price');
  if (round === undefined || round === 'cent' || !isRounded(round)) return t('each part rounded by itself');
  if (money.decimals === 0) return round.endsWith('up') ? t('rounded up') : t('rounded down');
  return RULES[round](t);
}

const RULES: Readonly<Record<Exclude<RoundingName, 'cent'>, (t: Words['t']) => string>> = {
  'cent-up': (t) => t('rounded up to the cent'),
  'cent-down': (t) => t('rounded down to the cent'),
  dollar: (t) => t('rounded to whole dollars'),
  'dollar-up': (t) => t('rounded up to whole dollars'),
  'dollar-down': (t) => t('rounded down to whole dollars'),
};
