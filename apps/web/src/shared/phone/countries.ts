import { COUNTRIES } from './countries.precomputed.ts';

export interface Country {
  /** Two letters, e.g. `CA`. */
  readonly id: string;
  readonly name: string;
  /** With its plus, e.g. `+1`. */
  readonly callingCode: string;
}

/** The motel's country; its code is the default +1 (§9). */
export const DEFAULT_COUNTRY = 'CA';

let listed = COUNTRIES;

/** Names the countries in another language than English, before a page shows them. */
export function nameCountries(list: string): void {
  listed = list;
}

/** Every country with a calling code, about 245, by name (§2). */
export function countries(): readonly Country[] {
  return listed.split('|').map((entry) => {
    const [, id = '', digits = '', name = ''] = /^(..)(\d+)(.+)$/.exec(entry) ?? [];
    return { id, name, callingCode: `+${digits}` };
  });
}
