import { ENGLISH, type Priced, price, type Tariff } from '@motel/booking-core';
import { ruleWords } from '@motel/content/rule-words';
import { ownWords } from '../../shared/spoken.ts';

/** Prices a stay in the language that is spoken now: its lines, its refusals, and the motel's names of fees. */
export function spokenPrice(tariff: Tariff, request: Parameters<typeof price>[1]): Priced {
  const priced = price(tariff, request, ruleWords('price', ENGLISH.price));
  if (!priced.ok) return priced;
  const { quote } = priced;
  const lines = quote.lines.map((line) => ({ ...line, label: ownWords(line.label) }));
  return { ...priced, quote: { ...quote, lines } };
}
