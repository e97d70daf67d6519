import { type Priced, price, type Tariff } from '@motel/booking-core';
import type { Words } from '@motel/content/server';

/** Prices a stay in a language: its lines, its refusals, and the motel's names of fees. */
export function spokenPrice(
  { rules, own }: Words,
  tariff: Tariff,
  request: Parameters<typeof price>[1],
): Priced {
  const priced = price(tariff, request, rules.price);
  if (!priced.ok) return priced;
  const { quote } = priced;
  const lines = quote.lines.map((line) => ({ ...line, label: own(line.label) }));
  return { ...priced, quote: { ...quote, lines } };
}
