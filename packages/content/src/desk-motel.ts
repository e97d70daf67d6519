export { LANGUAGE_CODES, LANGUAGES } from '@motel/language';
export { COUNTRIES, countryName } from './shapes/countries.ts';
export { hoursFromSun, zonesOf } from './time-zones.ts';
export { amountsIn } from './words/amounts.ts';
export { hoursIn } from './words/hours.ts';
export { isPayable, type Money, moneyOf } from './words/money.ts';
export * from './words/typed.ts';

import { type Motel, pickFacts } from './shapes/motel.ts';

const DESK_FACTS = [
  ...(['name', 'addressLines', 'phone', 'email', 'houseRules', 'languages', 'country'] as const),
  ...(['money', 'moneyWords', 'fobs', 'policies', 'policyFigures'] as const),
];

export type DeskFacts = Pick<Motel, (typeof DESK_FACTS)[number]>;

/** The id of the element of the desk's page that has them, as JSON. */
export const DESK_FACTS_ID = 'motel';

export function deskFactsOf(motel: Motel): DeskFacts {
  return pickFacts(motel, DESK_FACTS);
}
