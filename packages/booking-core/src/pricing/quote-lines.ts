import type { Cents } from '../money/cents.ts';
import { formatDollars } from '../money/dollars.ts';
import type { Quote } from './quote.ts';
import type { ChargeBasis, Tariff } from './tariff.ts';

export type QuoteLineKind =
  | 'rooms'
  | 'extra-persons'
  | 'smoking-room'
  | 'pets'
  | 'taxes'
  | 'tourism-levy'
  | 'rounding';

/** One line of a price breakdown, ready to be shown or sent to a payment provider. */
export interface QuoteLine {
  readonly kind: QuoteLineKind;
  readonly label: string;
  /** How the amount came about, where the label does not say it already. */
  readonly detail?: string;
  readonly amount: Cents;
}

/**
 * The price breakdown of §9 in its order (Q9); the lines always add up to the total. The words come from the
 * tariff in force, so that they never contradict the bill (D2). The rounding line is there only when it is not $0.
 */
export function quoteLines(quoted: Quote, tariff: Tariff): QuoteLine[] {
  const { nights, rooms, rate, chargedPersons, pets } = quoted.request;
  const lines: QuoteLine[] = [
    {
      kind: 'rooms',
      label: `$${formatDollars(rate.pricePerNight)} × ${counted(nights, 'night')} × ${counted(rooms, 'room')}`,
      amount: quoted.roomSubtotal,
    },
    {
      kind: 'extra-persons',
      label: 'Extra person charge',
      ...charge(chargedPersons, 'person', 'persons', rate.extraPersonCharge, tariff.extraPersonBasis, nights),
      amount: quoted.extraPersons,
    },
    { kind: 'smoking-room', label: 'Smoking room charge', amount: quoted.smokingRoom },
    {
      kind: 'pets',
      label: 'Pet fee per pet',
      ...charge(pets, 'pet', 'pets', rate.petFeePerPet, tariff.petFeeBasis, nights),
      amount: quoted.pets,
    },
    { kind: 'taxes', label: 'Taxes', detail: `${tariff.taxes.percent}%`, amount: quoted.taxes },
    {
      kind: 'tourism-levy',
      label: 'Tourism Levy tax',
      detail: `${tariff.tourismLevy.percent}%`,
      amount: quoted.tourismLevy,
    },
  ];
  if (quoted.rounding !== 0) {
    lines.push({ kind: 'rounding', label: 'Rounding to whole dollars', amount: quoted.rounding });
  }
  return lines;
}

/** `$15 per pet per night` or `$15 per pet per stay`, as the tariff has it (F4). */
export function feeSentence(amount: Cents, unit: string, basis: ChargeBasis): string {
  return `$${formatDollars(amount)} per ${unit} per ${basis}`;
}

function charge(
  count: number,
  one: string,
  many: string,
  each: Cents,
  basis: ChargeBasis,
  nights: number,
): { detail?: string } {
  if (count === 0) return {};
  const detail = `${counted(count, one, many)} × $${formatDollars(each)}`;
  return { detail: basis === 'night' ? `${detail} × ${counted(nights, 'night')}` : detail };
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
