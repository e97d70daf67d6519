import type { Plugin } from 'vite';
import { listCountries } from '../src/shared/phone/list-countries.ts';

const TRANSLATION = /\/packages\/language\/src\/(\w+)\/translation\.ts$/;

/** Adds the names of countries to the script of each language, computed as `precomputed` computes the English ones. */
export function countryNames(): Plugin {
  return {
    name: 'country-names',
    transform(code, id) {
      const [, language] = TRANSLATION.exec(id) ?? [];
      if (language === undefined) return undefined;
      const countries = JSON.stringify(listCountries(language));
      return { code: `${code}\nexport const countries = ${countries};`, map: null };
    },
  };
}
