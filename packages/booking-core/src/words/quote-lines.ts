import type { ChargedUnit, QuoteWords } from '../catalogue/catalogue.ts';
import { quote as english } from '../catalogue/english/price.ts';
import type { Cents } from '../money/cents.ts';
import type { Quote } from '../pricing/quote.ts';
import type { ChargeBasis, Tariff } from '../pricing/tariff.ts';

export type QuoteLineKind =
  | 'rooms'
  | 'extra-persons'
  | 'smoking-room'
  | 'pets'
  | 'taxes'
  | 'tourism-levy'
  | 'rounding';

/** One line of a price breakdown, ready for a screen or a payment provider. */
export interface QuoteLine {
  readonly kind: QuoteLineKind;
  readonly label: string;
  /** The factors of the amount, where the label does not already have them. */
  readonly detail?: string;
  readonly amount: Cents;
}

/**
 * Returns the price breakdown of §9 in its order (Q9); the lines always add up to the total. The percentages and bases
 * in its words are those of the tariff in force, so they never contradict the bill (D2). The rounding line exists only
 * when it is not $0.
 */
export function quoteLines(quoted: Quote, tariff: Tariff, words: QuoteWords = english): QuoteLine[] {
  const { nights, rooms, rate, chargedPersons, pets } = quoted.request;
  const lines: QuoteLine[] = [
    {
      kind: 'rooms',
      label: words.rooms({ price: rate.pricePerNight, nights, rooms }),
      amount: quoted.roomSubtotal,
    },
    {
      kind: 'extra-persons',
      label: words.extraPersons,
      ...charge('person', chargedPersons, rate.extraPersonCharge, tariff.extraPersonBasis),
      amount: quoted.extraPersons,
    },
    { kind: 'smoking-room', label: words.smokingRoom, amount: quoted.smokingRoom },
    {
      kind: 'pets',
      label: words.pets,
      ...charge('pet', pets, rate.petFeePerPet, tariff.petFeeBasis),
      amount: quoted.pets,
    },
    { kind: 'taxes', label: words.taxes, detail: words.percent(tariff.taxes.percent), amount: quoted.taxes },
    {
      kind: 'tourism-levy',
      label: words.tourismLevy,
      detail: words.percent(tariff.tourismLevy.percent),
      amount: quoted.tourismLevy,
    },
  ];
  if (quoted.rounding !== 0) lines.push({ kind: 'rounding', label: words.rounding, amount: quoted.rounding });
  return lines;

  function charge(unit: ChargedUnit, count: number, each: Cents, basis: ChargeBasis): { detail?: string } {
    if (count === 0) return {};
    return { detail: words.counted({ unit, count, each, nights: basis === 'night' ? nights : undefined }) };
  }
}
