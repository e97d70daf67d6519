import { editsToBeginnings } from './edits-to-beginnings.ts';
import { COUNTRIES, countryName } from './shapes/countries.ts';
import { slugOf } from './slug-of.ts';
import { typedFigures, typedTimes } from './words/typed.ts';

/** The end of a sentence about what a person may have meant: `: perhaps 15`; empty where nothing is likely. */
export function perhaps(meant: readonly unknown[]): string {
  const known = meant.filter((value) => value !== undefined);
  const [first, second] = new Set(known.map(shown));
  if (first === undefined) return '';
  return `: perhaps ${second === undefined ? first : `${first}, or ${second}`}`;
}

/** As a file has it: text that is read as a number in quotation marks. */
function shown(value: unknown): string {
  return typeof value === 'string' && /^[\d.]+$/.test(value) ? `"${value}"` : [value].flat().join(', ');
}

/** The known name that is written most alike; `undefined` where none is. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const most = written.length < 4 ? 1 : Math.min(3, Math.max(2, Math.floor(written.length / 3)));
  const [first] = known
    .map((name) => ({ name, away: editsToBeginnings(written.toLowerCase(), name.toLowerCase()).at(-1) ?? 0 }))
    .filter(({ away }) => away <= most)
    .toSorted((one, other) => one.away - other.away);
  return first?.name;
}

/** Values that a person may have meant by a wrong one, the likeliest first. @param known the words that are allowed there */
export function likelyValues(written: unknown, known: readonly string[]): readonly unknown[] {
  if (typeof written === 'number') return [`${written}`];
  if (typeof written !== 'string') return Array.isArray(written) ? [written[0]] : [];
  const hours = typedTimes(written, {}).map((minutes) => minutes / 60);
  const figures = typedFigures(/^\D{0,4}(\d(?:.*\d)?)\D{0,4}$/.exec(written)?.[1] ?? '', {});
  const date = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(written)?.slice(1);
  const upper = written.toUpperCase();
  const meant = [
    ...(hours.length > 0 ? hours : figures.flatMap((figure) => [figure, `${figure}%`])),
    ...(/^(?:yep|yes|y|on|oui|s[ií])$/i.test(written) ? [true] : []),
    ...(/^(?:nope|no|n|off|non)$/i.test(written) ? [false] : []),
    nearest(written, known),
    COUNTRIES.find((code) => countryName('en', code).toUpperCase() === upper),
    ...(date === undefined ? [] : [date.map((part) => part.padStart(2, '0')).join('-')]),
    ...[upper, written.toLowerCase(), slugOf(written), `#${written.toLowerCase()}`],
    ...(/^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)+/.test(written)
      ? [`https://${written.replace(/^http:\/\//, '')}`]
      : []),
    ...(/(?:\d\D*){8}/.test(written) ? [`tel:+${written.replace(/\D/g, '')}`] : []),
    nearest(written.replaceAll(' ', '_'), Intl.supportedValuesOf('timeZone')),
    [written],
  ];
  return meant.filter((value) => value !== undefined && value !== written && !/^\W*$/.test(`${value}`));
}
