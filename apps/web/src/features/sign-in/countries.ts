import { CALLING_CODES } from '../../../build-time/calling-codes.precomputed.ts';

export interface Country {
  /** Two letters, e.g. `CA`. */
  readonly id: string;
  readonly name: string;
  /** With its plus, e.g. `+1`. */
  readonly callingCode: string;
}

/** Where the motel is; its code is the default +1 (§9). */
export const DEFAULT_COUNTRY: Country = { id: 'CA', name: 'Canada', callingCode: '+1' };

/** Every country with a calling code, about 245, by name. */
export function allCountries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const byName = new Intl.Collator('en').compare;
  return CALLING_CODES.split(' ')
    .map((entry) => {
      const id = entry.slice(0, 2);
      return { id, name: names.of(id) ?? id, callingCode: `+${entry.slice(2)}` };
    })
    .sort((a, b) => byName(a.name, b.name));
}
