import { fc, it } from '@fast-check/vitest';
import * as SPANISH from '../src/catalogue/es/index.ts';
import * as FRENCH from '../src/catalogue/fr/index.ts';
import { type Catalogue, type Cents, cents, ENGLISH, parseTariff } from '../src/index.ts';
import { demoTariff } from './support/demo-room.ts';
import { price } from './support/english.ts';

/** With the spaces that break no line behind digits. */
const unbroken = (text: string) => text.replaceAll(/(?<=\d) /g, '\u{a0}');

const LANGUAGES = [
  {
    name: 'French',
    catalogue: FRENCH,
    file: 'sentences/fr.json',
    asInEnglish: ['Code FALL10'],
    counts: ['0 animal × 15 $ × 0 nuit', '1 animal × 15 $ × 1 nuit', '2 animaux × 15 $ × 2 nuits'].map(
      unbroken,
    ),
    units: ['2 chambres', '2 personnes', '2 adultes', '2 enfants', '2 bébés', '2 personnes'].map((words) =>
      unbroken(`${words} × 9,90 $`),
    ),
    nights: ['1 045,50 $', '1 045,50 €', '1 045,50 CHF', '1 045,50 Kč'].map((amount) =>
      unbroken(`${amount} × 2 nuits × 1 chambre`),
    ),
    locale: 'fr-CA',
    feeOf: (amount: string) => `${amount.replace(/,00(?=\s\$$)/, '')} par personne et par séjour`,
  },
  {
    name: 'Spanish',
    catalogue: SPANISH,
    file: 'sentences/es.json',
    asInEnglish: ['9.975%'],
    counts: ['0 mascotas × $15 × 0 noches', '1 mascota × $15 × 1 noche', '2 mascotas × $15 × 2 noches'],
    units: ['2 habitaciones', '2 personas', '2 adultos', '2 niños', '2 bebés', '2 personas'].map(
      (words) => `${words} × $9.90`,
    ),
    nights: ['$1,045.50', '€1,045.50', 'CHF\u{a0}1,045.50', 'Kč\u{a0}1,045.50'].map(
      (amount) => `${amount} × 2 noches × 1 habitación`,
    ),
    locale: 'es-MX',
    feeOf: (amount: string) => `${amount.replace(/\.00$/, '')} por persona por estadía`,
  },
] as const;

/** Every sentence; of a price, those that the checks of dates and parties have not. */
function ownSentences(catalogue: Catalogue): Record<string, string> {
  const all = everySentence(catalogue);
  const isShared = ([path, text]: [string, string]) =>
    ['confirmForm', 'stay'].some((check) => all[path.replace('price.violations', check)] === text);
  return Object.fromEntries(
    Object.entries(all).filter((entry) => !entry[0].startsWith('price.violations') || !isShared(entry)),
  );
}

describe.each(LANGUAGES)('[R1] the $name catalogue', (language) => {
  const { catalogue } = language;

  test('[R1] says everything that the English one says', async () => {
    await expect(`${JSON.stringify(ownSentences(catalogue), null, 2)}\n`).toMatchFileSnapshot(language.file);
    expect(Object.keys(everySentence(catalogue)).toSorted()).toEqual(
      Object.keys(everySentence(ENGLISH)).toSorted(),
    );
  });

  test('[R1] has no sentence of the English one', () => {
    const english = Object.values(everySentence(ENGLISH));
    expect(Object.values(ownSentences(catalogue)).filter((text) => english.includes(text))).toEqual(
      language.asInEnglish,
    );
  });

  test('[Q9] counts: 0 is singular in French alone', () => {
    const charge = { each: cents(1500), unit: 'pet', currency: 'CAD' } as const;
    const written = [0, 1, 2].map((count) =>
      catalogue.price.quote.counted({ ...charge, count, nights: count }),
    );
    expect(written).toEqual(language.counts);
  });

  test('[Q9] a fee for each unit counts what it is for', () => {
    const units = ['room', 'person', 'adult', 'child', 'infant', 'extra-person'] as const;
    const charge = { count: 2, each: cents(990), nights: undefined, currency: 'CAD' };
    expect(units.map((unit) => catalogue.price.quote.counted({ ...charge, unit }))).toEqual(language.units);
  });

  test('[Q9] the sign of a currency stands where the language has it', () => {
    const labels = ['CAD', 'EUR', 'CHF', 'CZK'].map((currency) => {
      const tariff = parseTariff({ ...demoTariff({ pricePerNight: '1045.50' }), currency });
      const request = { room: 'double', from: '2026-11-21', to: '2026-11-23', party: { adults: 1 } };
      const got = price(tariff, request, catalogue.price);
      return got.ok && got.quote.lines[0]?.label;
    });
    expect(labels).toEqual(language.nights);
  });

  const style = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
  const intl = new Intl.NumberFormat(language.locale, style);
  it.prop([fc.integer({ min: 0, max: 9_999_999_99 })])('[M3] an amount has the digits of Intl', (amount) => {
    const fee = { amount: amount as Cents, unit: 'person', basis: 'stay', currency: 'CAD' } as const;
    expect(catalogue.fee(fee)).toBe(language.feeOf(intl.format(amount / 100)));
  });
});

test('[R1] French is set as Canadian French is set', () => {
  for (const text of Object.values(everySentence(FRENCH))) {
    expect(text, 'apostrophes and quotation marks are French').not.toMatch(/['"“”]/);
    expect(text, 'no mark of money or per cent, no colon and no guillemet breaks off').not.toMatch(
      /(?<!\u{a0})[$%:»]|«(?!\u{a0})/u,
    );
    expect(text, 'no space stands before other marks').not.toMatch(/\s[?!;,.]/u);
  }
});

test('[R1] Spanish is set as it is in the Americas', () => {
  for (const text of Object.values(everySentence(SPANISH))) {
    expect(text, 'quotation marks are curly').not.toMatch(/['"«»]/);
    expect(text, 'no space stands before a mark').not.toMatch(/\s[%:?!;,.]/u);
    expect(text, 'a question has its mark on both sides').not.toMatch(/^[^¿]*\?/);
  }
});

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
const everySentence = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(sentencesOf(catalogue, ''));

function sentencesOf(part: object, path: string): [path: string, sentence: string][] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const said: unknown = typeof value === 'function' ? value(ALONE[here] ?? FIGURES) : value;
    return typeof said === 'string' ? [[here, said] as [string, string]] : sentencesOf(said as object, here);
  });
}
