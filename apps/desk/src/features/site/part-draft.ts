import type { BodyOf, DeskCalls, SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { typedFigures, typedTimes, type Writers } from '@motel/content/desk-motel';

type Change = NonNullable<NonNullable<BodyOf<DeskCalls['editSitePart']>>['changes']>[number];

/** The values that a person has typed, as text, by the keys of fields. */
export type Typed = Readonly<Record<string, string | boolean>>;

export function keyOf({ path }: SiteField): string {
  return path.join('.');
}

export function shownValue({ kind, value }: SiteField): string | boolean {
  if (kind === 'flag') return value === true;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** The value of a field that a part has at its top. */
export function shownIn({ groups }: SitePart, key: string): string | boolean {
  const field = groups.flatMap((group) => group.fields).find((one) => keyOf(one) === key);
  return field === undefined ? '' : shownValue(field);
}

/** The values that differ from those that are kept. */
export function typedChanges({ groups }: SitePart, typed: Typed, writers: Writers): Change[] {
  return groups
    .flatMap((group) => group.fields)
    .flatMap((field) => {
      const written = typed[keyOf(field)];
      if (written === undefined || written === shownValue(field)) return [];
      return [{ path: field.path, value: writtenValue(field, written, writers) }];
    });
}

const LISTS: readonly SiteField['kind'][] = ['list', 'pictures', 'languages'];
const NUMBERS: readonly SiteField['kind'][] = ['number', 'hour', 'place', 'follows'];

/** A number that is none stays text: the server says what is allowed. */
function writtenValue(
  { kind, isOptional }: SiteField,
  written: string | boolean,
  writers: Writers,
): Change['value'] {
  if (typeof written === 'boolean') return written;
  if (written.trim() === '' && isOptional) return null;
  if (LISTS.includes(kind)) return written.split('\n').filter((line) => line.trim() !== '');
  if (!NUMBERS.includes(kind)) return written;
  const [number, another] = numbersOf(written, writers);
  return number === undefined || another !== undefined ? written : number;
}

export function mistakeAt({ mistakes }: SitePart, field: SiteField): string | undefined {
  return mistakes.find(({ path }) => path.join('.') === keyOf(field))?.sentence;
}

/** Reads all numbers that a text can mean: figures, or the hours of a time. */
export function numbersOf(text: string, writers: Writers): readonly number[] {
  const figures = typedFigures(text, writers);
  if (figures.length > 0) return figures;
  return typedTimes(text, writers).map((minutes) => minutes / 60);
}

/** The page of a part of the site: `/site/pages/about` of `pages/about.md`. */
export function partPath(name: string): string {
  return `/site/${name.replace(/\.\w+$/, '')}`;
}

/** The page of the site that shows a part, below its address; `undefined` where there is none. */
export function shownOn(name: string): string | undefined {
  if (name === 'look.yaml') return '';
  const [, folder, page] = /^(pages|rooms)\/([\w-]+)\.\w+$/.exec(name) ?? [];
  return folder === 'rooms' ? `carddetails/${page}` : page;
}

/** The part that such a page is about. */
export function partOfPath(path: string): string {
  return `${path}.${path.startsWith('pages/') ? 'md' : 'yaml'}`;
}
