import { language, partsOf, t } from '@motel/language';
import { money } from '../own.ts';
import { amountsIn } from './amounts.ts';
import { countsIn } from './counts.ts';

// Counts, parties and amounts in the language that pages and the desk speak.

type Amounts = ReturnType<typeof amountsIn>;
type Counts = ReturnType<typeof countsIn>;

const amounts = () => amountsIn(language(), money);
const counts = () => countsIn(language(), { t, partsOf });

export const shownPrice: Amounts['shownPrice'] = (amount) => amounts().shownPrice(amount);
export const shownMoney: Amounts['shownMoney'] = (amount) => amounts().shownMoney(amount);
export const fullPrice: Amounts['fullPrice'] = (amount) => amounts().fullPrice(amount);
export const barePrice: Amounts['barePrice'] = (amount) => amounts().barePrice(amount);
export const afterPrice: Amounts['afterPrice'] = (words) => amounts().afterPrice(words);
export const counted: Counts['counted'] = (count, noun) => counts().counted(count, noun);
export const partyWords: Counts['partyWords'] = (party) => counts().partyWords(party);

/** The same for people who work with it, in English, of whatever they count. */
export function countedThings(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`;
}

export const fullMoney: Amounts['fullMoney'] = (amount) => amounts().fullMoney(amount);
export const withCode: Amounts['withCode'] = (words) => amounts().withCode(words);
