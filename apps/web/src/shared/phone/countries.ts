import type { Words } from '../words.ts';
import { COUNTRIES } from './countries.precomputed.ts';

export interface Country {
  /** Two letters, e.g. `CA`. */
  readonly id: string;
  readonly name: string;
  /** With its plus, e.g. `+1`. */
  readonly callingCode: string;
}

/** Every country with a calling code, about 245, by name (§2). */
export function countriesIn({ countries = COUNTRIES }: Pick<Words, 'countries'>): readonly Country[] {
  return countries.split('|').map((entry) => {
    const [, id = '', digits = '', name = ''] = /^(..)(\d+)(.+)$/.exec(entry) ?? [];
    return { id, name, callingCode: `+${digits}` };
  });
}
