import type { Cents, Party } from '@motel/booking-core';
import type { Language, Sentences } from '@motel/language';
import { amountsIn } from './amounts.ts';
import { countsIn, type Noun } from './counts.ts';
import type { Money } from './money.ts';

// What pages say with the words that they have, by one function each: a page loads those that it uses.

interface SpokenMoney {
  readonly language: Language;
  readonly motel: { readonly money: Money };
}

interface Spoken extends Sentences {
  readonly language: Language;
}

const amounts = ({ language, motel }: SpokenMoney) => amountsIn(language, motel.money);
const counts = (words: Spoken) => countsIn(words.language, words);

/** `$1,234`, `$89.50`, `−$20`: a price, with its cents where it has some. */
export const shownPrice = (words: SpokenMoney, amount: Cents) => amounts(words).shownPrice(amount);
/** `$1,234.50`, `−$20.00`: what is paid. */
export const shownMoney = (words: SpokenMoney, amount: Cents) => amounts(words).shownMoney(amount);
/** `$147 CAD`: a price that says which dollars. */
export const fullPrice = (words: SpokenMoney, amount: Cents) => amounts(words).fullPrice(amount);
/** `147`, before words with the code; `€147` where there is none. */
export const barePrice = (words: SpokenMoney, amount: Cents) => amounts(words).barePrice(amount);
/** `CAD a night`: words behind a price. */
export const afterPrice = (words: SpokenMoney, behind: string) => amounts(words).afterPrice(behind);
/** `1 night`, `2 nights`. */
export const counted = (words: Spoken, count: number, noun: Noun) => counts(words).counted(count, noun);
/** `2 adults, 1 child, 1 pet`. */
export const partyWords = (words: Spoken, party: Omit<Party, 'rooms'>) => counts(words).partyWords(party);
