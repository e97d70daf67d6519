import type { Cents, Party } from '@motel/booking-core';
import type { Language, Sentences } from '@motel/language';
import { amountsIn } from './amounts.ts';
import { countsIn, type Noun } from './counts.ts';
import type { Money } from './money.ts';

// What pages say with the words that they have, by one function each: a page loads those that it uses. `amountsIn` and
// `countsIn` show what each of them writes.

interface SpokenMoney {
  readonly language: Language;
  readonly motel: { readonly money: Money };
}

interface Spoken extends Sentences {
  readonly language: Language;
}

const amounts = ({ language, motel }: SpokenMoney) => amountsIn(language, motel.money);
const counts = (words: Spoken) => countsIn(words.language, words);

export const shownPrice = (words: SpokenMoney, amount: Cents) => amounts(words).shownPrice(amount);
export const shownMoney = (words: SpokenMoney, amount: Cents) => amounts(words).shownMoney(amount);
export const fullPrice = (words: SpokenMoney, amount: Cents) => amounts(words).fullPrice(amount);
export const barePrice = (words: SpokenMoney, amount: Cents) => amounts(words).barePrice(amount);
export const afterPrice = (words: SpokenMoney, behind: string) => amounts(words).afterPrice(behind);
export const counted = (words: Spoken, count: number, noun: Noun) => counts(words).counted(count, noun);
export const partyWords = (words: Spoken, party: Omit<Party, 'rooms'>) => counts(words).partyWords(party);
