import type { Catalogue } from '../catalogue.ts';

/** The ages of a party. */
export const ages: Catalogue['ages'] = {
  adults: '13 ans et plus',
  children: '2 à 12 ans',
  infants: 'moins de 2 ans',
};
