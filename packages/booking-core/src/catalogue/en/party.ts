import type { Catalogue } from '../catalogue.ts';

/** The ages of a party. */
export const ages: Catalogue['ages'] = ({ childFrom, adultFrom }) => ({
  adults: `${adultFrom}+`,
  children: [...new Set([childFrom, adultFrom - 1])].join('–'),
  infants: `under ${childFrom}`,
});
