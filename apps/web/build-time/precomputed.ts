import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { listCountries } from '../src/shared/phone/list-countries.ts';

/** Modules of this name hold constants whose computation takes a library, or a long list. */
const PRECOMPUTED = /\.precomputed\.ts$/;

/** Computes such a module's exports during the build, so that guests load only the constants. */
export function precomputed(): Plugin {
  return {
    name: 'precomputed',
    enforce: 'pre',
    async load(id) {
      if (!PRECOMPUTED.test(id)) return undefined;
      return constants(await import(pathToFileURL(id).href));
    },
  };
}

export function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

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
