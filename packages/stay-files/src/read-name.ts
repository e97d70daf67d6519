import { folded } from './words.ts';

const TITLES = new Set(
  'mr mrs ms miss mx dr prof sir madam m mme mlle monsieur madame sr sra srta don dona herr frau fr hr'.split(
    ' ',
  ),
);
/** They begin a last name. */
const PARTICLES = new Set(
  'de la del della di da das dos du des le van von der den ter ten zu zur al el bin ibn st ste saint san mac'.split(
    ' ',
  ),
);
const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/;

/**
 * Reads `Louise Tremblay`, `Tremblay, Louise, Mme`, `Dr. Anna van der Berg`, `Suharto`. Of several guests the first; the
 * others, and what is said in brackets, are `beside`.
 */
export function readName(text: string) {
  const brackets = [...text.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside.trim());
  const [one = '', ...others] = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/:\/\//.test(text) ? /[;\n]/ : /[/;|\n]|\s[&+]\s/u)
    .map(spaced)
    .filter((part) => /\p{L}/u.test(part));
  const beside = [...brackets, ...others].filter(Boolean).join(', ');
  return { ...splitName(one), ...(beside !== '' && { beside }) };
}

function splitName(name: string) {
  const [last = '', first, ...more] = name
    .split(',')
    .map((part) => withoutTitles(part))
    .filter(Boolean);
  if (first !== undefined && !SUFFIX.test(plain(first)))
    return { firstname: [first, ...more].join(' '), lastname: last };
  const words = (first === undefined ? last : `${last} ${first}`).split(' ');
  const end = words.length - (SUFFIX.test(plain(words.at(-1) ?? '')) && words.length > 2 ? 2 : 1);
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && PARTICLES.has(plain(word)),
  );
  const start = particle > 0 ? particle : end;
  return { firstname: words.slice(0, start).join(' '), lastname: words.slice(start).join(' ') };
}

function withoutTitles(part: string): string {
  const words = spaced(part).split(' ');
  const kept = words.filter((word, at) => !TITLES.has(plain(word)) || (at > 0 && SUFFIX.test(plain(word))));
  return kept.join(' ');
}

function plain(word: string): string {
  return folded(word).replaceAll('.', '');
}

export function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
