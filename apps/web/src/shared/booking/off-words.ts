import { ENGLISH, NO_MONEY, parseDollars } from '@motel/booking-core';
import { shownPrice } from '@motel/content/words';
import type { Words } from '../words.ts';

/** A discount as a tariff has it, `15%` or dollars such as `25`, in the words of a page: `15 %`, `25 $`. */
export function offWords(words: Words, off: string): string {
  return off.endsWith('%')
    ? words.ruleWords('price', ENGLISH.price).quote.percent(Number.parseFloat(off))
    : shownPrice(words, parseDollars(off) ?? NO_MONEY);
}
