import {
  type Cents,
  formatDollars,
  highestRate as highestOf,
  isPayable as isMultiple,
  type SmallestUnit,
} from '@motel/booking-core';
import { language } from '@motel/language';
import { digitsOf, withSign } from './amount.ts';
import { money } from './own.ts';

// Amounts in words, as pages, mails and the desk write them.

/** `$1,234`, `$89.50`, `−$20`: a price, with its cents where it has some. */
export function shownPrice(amount: Cents): string {
  return withSign(amount, money.sign);
}

/** `$1,234.50`, `−$20.00`: what is paid always shows its cents, in a currency that has some. */
export function shownMoney(amount: Cents): string {
  return withSign(amount, money.sign, withCents);
}

/** `$147 CAD`: a price that says which dollars. */
export function fullPrice(amount: Cents): string {
  return withCode(shownPrice(amount));
}

/** `$147.00 CAD`: what is paid, and in which dollars. */
export function fullMoney(amount: Cents): string {
  return withCode(shownMoney(amount));
}

/** `$147 CAD`: words that end with an amount. */
export function withCode(words: string): string {
  return [words, ...code()].join(language() === 'fr' ? '\u00a0' : ' ');
}

/** `147`, before words with the code; `€147` where there is none. */
export function barePrice(amount: Cents): string {
  return code().length === 0 ? shownPrice(amount) : digitsOf(amount);
}

/** `CAD a night`: words behind a price. */
export function afterPrice(words: string): string {
  return [...code(), words].join(' ');
}

/** The currency's code, where several have its sign. */
function code(): readonly string[] {
  return money.sign === '$' ? [money.currency] : [];
}

function withCents(amount: Cents): string {
  const digits = formatDollars(amount);
  if (money.decimals === 0) return digits;
  const [whole, part = ''] = digits.split('.');
  return `${whole}.${part.padEnd(money.decimals, '0')}`;
}

/** Whether an amount can be paid in the motel's currency (M9). */
export function isPayable(amount: Cents): boolean {
  return isMultiple(amount, money.unit);
}

/** The smallest unit in which an amount is divided: one from before the motel's currency changed may have cents. */
export function unitOf(amount: Cents): SmallestUnit {
  return isPayable(amount) ? money.unit : 1;
}

/** The highest price of a night, a period or a fee (F3). */
export function highestRate(): Cents {
  return highestOf(money.unit);
}
