import { CURRENCIES } from '@motel/booking-core';
import {
  COUNTRIES,
  countryName,
  hoursFromSun,
  likelier,
  typedFigures,
  zonesOf,
} from '@motel/content/desk-motel';
import { numberOf, PRICE, type Typed } from './questions.ts';

/** Countries whose currency does not begin with their code. */
const SHARED: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA YT',
  USD: 'AS EC FM GU MH MP PR PW SV TC TL VG VI',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XPF: 'NC PF WF',
  AUD: 'KI NR TV',
  NZD: 'CK NU TK',
  CHF: 'LI',
  DKK: 'FO GL',
  NOK: 'SJ',
};

const ZONE_HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function currencyOf(country: string): string {
  const shared = Object.entries(SHARED).find(([, countries]) => countries.split(' ').includes(country))?.[0];
  return shared ?? CURRENCIES.find((code) => code.startsWith(country)) ?? 'USD';
}

/** The country of this browser, by its time zone and its languages. */
export function countryHere(zone = ZONE_HERE, languages: readonly string[] = navigator.languages): string {
  const regions = languages.flatMap((language) => new Intl.Locale(language).region ?? []);
  const hasZone = (country: string) => zonesOf(country).includes(zone);
  return regions.find(hasZone) ?? COUNTRIES.find(hasZone) ?? regions[0] ?? 'CA';
}

/** The answers that follow from a country. */
export function guessOf(country: string): Typed {
  const zones = zonesOf(country);
  const timeZone = zones.length === 0 || zones.includes(ZONE_HERE) ? ZONE_HERE : (zones[0] ?? ZONE_HERE);
  return { country, currency: currencyOf(country), timeZone };
}

/** An answer that does not go with another one. */
export interface Doubt {
  readonly sentence: string;
  /** The likely answer, if any, and the one that was given. */
  readonly ways: readonly string[];
}

/** Hours that a time zone may be away from the sun. */
const FAR = 4;

/** Asks about an answer that does not go with the country; nothing once its owner has pressed it. */
export function doubtOf(key: string, typed: Typed): Doubt | undefined {
  const { country = '', [key]: given = '' } = typed;
  if (given === '' || typed[`sure-${key}`] === given) return undefined;
  const name = countryName('en', country);
  const currency = currencyOf(country);
  if (key === 'currency' && given !== currency)
    return { sentence: `People in ${name} pay in ${currency}.`, ways: [currency, given] };
  if (key === 'timeZone') {
    const zones = zonesOf(country);
    if (zones.length === 0 || zones.includes(given)) return undefined;
    return { sentence: `That is not the time of ${name}.`, ways: [guessOf(country).timeZone ?? '', given] };
  }
  const [degrees] = typedFigures(given, {}, 180);
  if (key !== 'longitude' || degrees === undefined) return undefined;
  const isFar = (one: number) => hoursFromSun(typed.timeZone ?? ZONE_HERE, one) > FAR;
  if (!isFar(degrees)) return undefined;
  const other = isFar(-degrees) ? [] : [`${-degrees}`];
  return { sentence: `That is far from the time zone ${typed.timeZone}.`, ways: [...other, given] };
}

/** Asks about the price of a kind of room that is far from those of the others. */
export function priceDoubt(room: Typed, others: readonly Typed[], about: Typed): Doubt | undefined {
  const { price: given = '' } = room;
  const price = numberOf(PRICE, given, about);
  if (price === undefined || room['sure-price'] === given) return undefined;
  const known = others.flatMap((other) => numberOf(PRICE, other.price ?? '', about) ?? []);
  const likely = likelier(price, known);
  if (likely === undefined) return undefined;
  return { sentence: 'That is far from your other prices.', ways: [`${likely}`, given] };
}
