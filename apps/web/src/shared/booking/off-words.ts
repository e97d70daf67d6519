import { NO_MONEY, parseDollars } from '@motel/booking-core';
import { shareWords } from '@motel/content/terms';
import { shownPrice } from '@motel/content/words';
import type { Words } from '../words.ts';

/** A discount as a tariff has it, `15%` or dollars such as `25`, in the words of a page: `15 %`, `25 $`. */
export function offWords(words: Words, off: string): string {
  return off.endsWith('%')
    ? shareWords(words.language, off)
    : shownPrice(words, parseDollars(off) ?? NO_MONEY);
}
