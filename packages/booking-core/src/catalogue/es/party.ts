import type { Catalogue } from '../catalogue.ts';
import { counted } from '../counted.ts';

/** The ages of a party. */
export const ages: Catalogue['ages'] = ({ childFrom, adultFrom }) => ({
  adults: `${counted(adultFrom, 'año')} o más`,
  children: (childFrom < adultFrom - 1 ? `${childFrom} a ` : '') + counted(adultFrom - 1, 'año'),
  infants: `menos de ${counted(childFrom, 'año')}`,
});
