import {
  type Cents,
  cents,
  type QuoteShare,
  ROUNDINGS,
  type RoundingName,
  shareOf,
} from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { said } from './said.ts';

interface TaxFigures {
  readonly amount: Cents;
  readonly percent?: number;
  readonly base?: Cents;
  readonly round?: QuoteShare['round'];
  /** It is in the price (F27). */
  readonly isWithin?: boolean;
  readonly number?: string;
}

/** How a tax came about, beside its name: `5% of $170.00, rounded up to whole dollars. No. 00000 0000 RT0001`. */
export function taxDetail(words: Words, { percent, base, number, ...tax }: TaxFigures): string | undefined {
  const { t, shownMoney } = words;
  const detail: string[] = [];
  if (percent !== undefined && base !== undefined) {
    const rate = t('{percent}% of {base}', { percent, base: shownMoney(base) });
    const rule = roundingWords(words, { percent, base, ...tax });
    detail.push(rule === undefined ? rate : `${rate}, ${rule}`);
  }
  if (number !== undefined) detail.push(t('No. {number}', { number }));
  return detail.length === 0 ? undefined : detail.join('. ');
}

/** The rule by which a tax was rounded, where it is not its rate of its base to the nearest cent. */
function roundingWords(
  words: Words,
  {
    percent,
    base,
    amount,
    round,
    isWithin,
  }: Omit<TaxFigures, 'number'> & { readonly percent: number; readonly base: Cents },
): string | undefined {
  const { t, motel } = words;
  const { money } = motel;
  const isRounded = (name: RoundingName) =>
    Math.abs(amount) === shareOf(cents(Math.abs(base)), Math.round(percent * 10_000), ROUNDINGS[name]);
  if (isRounded(money.decimals === 0 ? 'dollar' : 'cent')) return undefined;
  if (isWithin) return t('worked out within the price');
  if (round === undefined || round === 'cent' || !isRounded(round)) return t('each part rounded by itself');
  if (money.decimals === 0) return round.endsWith('up') ? t('rounded up') : t('rounded down');
  return RULES[round](undefined, words);
}

const RULES: Readonly<Record<Exclude<RoundingName, 'cent'>, ReturnType<typeof said>>> = {
  'cent-up': said('rounded up to the cent'),
  'cent-down': said('rounded down to the cent'),
  dollar: said('rounded to whole dollars'),
  'dollar-up': said('rounded up to whole dollars'),
  'dollar-down': said('rounded down to whole dollars'),
};
