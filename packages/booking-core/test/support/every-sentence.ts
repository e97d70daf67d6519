import type { Catalogue } from '../../src/index.ts';

/** The figures of every sentence, under the names by which the sentences ask for them. */
const FIGURES = {
  least: 2,
  most: 3,
  payingGuests: 6,
  perRoom: 2,
  adults: 2,
  children: 1,
  infants: 0,
  pets: 0,
  rooms: 2,
  nights: 7,
  times: 2,
  count: 2,
  price: 104_550,
  each: 1_500,
  amount: 1_550,
  percent: 12.345,
  fromNight: 8,
  isWhole: false,
  currency: 'CAD',
  unit: 'pet',
  basis: 'night',
  detail: 'specialRequest',
  member: 'children',
  field: 'room',
  fee: 'levy',
  article: 'breakfast',
  date: '2026-11-21',
};

/** The sentences that name one thing alone. */
const ALONE: Readonly<Record<string, unknown>> = {
  ages: { childFrom: 2, adultFrom: 13 },
  'price.quote.code': 'fall10',
  'price.quote.percent': 9.975,
  'price.quote.exemptFrom': 30,
  'price.quote.exempt': 'diplomat',
};

/** Returns every sentence of a catalogue by its path, each with the same figures. */
export function everySentence(catalogue: Catalogue): Record<string, string> {
  return Object.fromEntries(sentencesOf(catalogue, ''));
}

function sentencesOf(part: object, path: string): [path: string, sentence: string][] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const said: unknown = typeof value === 'function' ? value(ALONE[here] ?? FIGURES) : value;
    return typeof said === 'string' ? [[here, said] as [string, string]] : sentencesOf(said as object, here);
  });
}
