import type { Catalogue } from '../catalogue.ts';

/** The ages of a party. */
export const ages: Catalogue['ages'] = ({ childFrom, adultFrom }) => ({
  adults: years(adultFrom, ' et plus'),
  children: (childFrom < adultFrom - 1 ? `${childFrom} à ` : '') + years(adultFrom - 1),
  infants: `moins de ${years(childFrom)}`,
});

function years(count: number, more = ''): string {
  return `${count} an${count === 1 ? '' : 's'}${more}`;
}
