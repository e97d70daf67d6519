import { type Cents, type PricedWay, subtract } from '@motel/booking-core';
import { shownPrice } from '@motel/content/words';
import { formatWay } from '../format/way-words.ts';
import type { Words } from '../words.ts';

/** Says that another way to stay costs less; nothing where none does. @param ways the cheapest first */
export function cheaperWay(words: Words, ways: readonly PricedWay[], total: Cents): string | undefined {
  const [cheapest] = ways;
  if (cheapest === undefined || cheapest.quote.total >= total) return undefined;
  const { party, extraPersons, quote } = cheapest;
  const saved = shownPrice(words, subtract(total, quote.total));
  return words.t('{way} would cost {saved} less.', {
    way: formatWay(words, { rooms: party.rooms, extraPersons }),
    saved,
  });
}
