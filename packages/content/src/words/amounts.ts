import { type Cents, cents, formatDollars } from '@motel/booking-core';
import { LANGUAGES, type Language } from '@motel/language';
import type { Money } from './money.ts';

const UNBREAKABLE = '\u00a0';

/** `$89.50`, `89,50 $`. @param written in plain English digits */
function withSign(language: Language, amount: Cents, sign: string, written = formatDollars): string {
  const digits = digitsOf(language, amount < 0 ? cents(-amount) : amount, written);
  const shown = LANGUAGES[language].isSignBehind ? digits + UNBREAKABLE + sign.trimEnd() : sign + digits;
  return amount < 0 ? `−${shown}` : shown;
}

/** `1,234.50`, `1 234,50`. */
function digitsOf(language: Language, amount: Cents, written = formatDollars): string {
  const { point, group } = LANGUAGES[language].digits;
  const [whole = '', ...parts] = written(amount).split('.');
  return [whole.replaceAll(',', group), ...parts].join(point);
}

export function amountsIn(language: Language, { sign, currency, decimals }: Money) {
  /** The currency's code, where several have its sign. */
  const code = sign === '$' ? [currency] : [];
  const withCents = (amount: Cents) => centsOf(amount, decimals);
  const amounts = {
    /** `$1,234`, `$89.50`, `−$20`: a price, with its cents where it has some. */
    shownPrice: (amount: Cents) => withSign(language, amount, sign),
    /** `$1,234.50`, `−$20.00`: what is paid always shows its cents, in a currency that has some. */
    shownMoney: (amount: Cents) => withSign(language, amount, sign, withCents),
    /** `$147 CAD`: words that end with an amount. */
    withCode: (words: string) => [words, ...code].join(LANGUAGES[language].isSignBehind ? '\u00a0' : ' '),
    /** `$147 CAD`: a price that says which dollars. */
    fullPrice: (amount: Cents) => amounts.withCode(amounts.shownPrice(amount)),
    /** `$147.00 CAD`: what is paid, and in which dollars. */
    fullMoney: (amount: Cents) => amounts.withCode(amounts.shownMoney(amount)),
    /** `147`, before words with the code; `€147` where there is none. */
    barePrice: (amount: Cents) =>
      code.length === 0 ? amounts.shownPrice(amount) : digitsOf(language, amount),
    /** `CAD a night`: words behind a price. */
    afterPrice: (words: string) => [...code, words].join(' '),
  };
  return amounts;
}

function centsOf(amount: Cents, decimals: Money['decimals']): string {
  const digits = formatDollars(amount);
  if (decimals === 0) return digits;
  const [whole, part = ''] = digits.split('.');
  return `${whole}.${part.padEnd(decimals, '0')}`;
}
