import type { Catalogue } from '../catalogue.ts';

/** The ages of a party. */
export const ages: Catalogue['ages'] = { adults: '13+', children: '2–12', infants: 'under 2' };
