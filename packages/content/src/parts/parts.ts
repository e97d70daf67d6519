import { LANGUAGES, type Language } from '@motel/language';
import { parseDocument } from 'yaml';
import type { Mistake } from '../checks/content-mistakes.ts';
import { valueAt } from '../folder/yaml-file.ts';
import { pageTitle } from '../pages/front-matter.ts';
import { literally } from '../pages/literally.ts';
import { slugOf } from '../slug-of.ts';
import { fieldGroups, TRANSLATION } from './field-groups.ts';
import type { FieldGroup, FieldKind, PartField } from './part-field.ts';

/** The path to a value, from the outside in. */
export type ValuePath = readonly (string | number)[];

export interface PlacedField extends Omit<PartField, 'path'> {
  readonly path: ValuePath;
  /** Absent where it is left out. */
  readonly value?: unknown;
}

export interface PlacedGroup extends Pick<FieldGroup, 'title' | 'says'> {
  readonly fields: readonly PlacedField[];
}

const DICTIONARIES = Object.fromEntries(
  Object.entries(LANGUAGES).map(([language, { name }]) => [`${language}.yaml`, name]),
);

/** The motel's first rates: the desk has pages of its own for those in force. */
export const RATES = 'rates.yaml';

const TITLES: Readonly<Record<string, string>> = {
  ...DICTIONARIES,
  'motel.yaml': 'Name, place and rules',
  [RATES]: 'First prices',
  'home.yaml': 'Home page',
  'look.yaml': 'Colours and sign',
  'mails.yaml': 'Letters to guests',
  'pictures.yaml': 'Pictures',
};

/** Whether an owner may edit a file at the desk. */
export function isPart(name: string): boolean {
  return (Object.hasOwn(TITLES, name) && name !== RATES) || isRoom(name) || isPage(name);
}

/** The language into which a part translates the others; `undefined` where it is no dictionary. */
export function languageOfPart(name: string): Language | undefined {
  return Object.hasOwn(DICTIONARIES, name) ? (name.replace('.yaml', '') as Language) : undefined;
}

export function isRoom(name: string): boolean {
  return /^rooms\/[a-z0-9-]+\.yaml$/.test(name);
}

export function roomId(name: string): string {
  return name.slice('rooms/'.length, -'.yaml'.length);
}

export function isPage(name: string): boolean {
  return /^pages\/[A-Za-z0-9-]+\.md$/.test(name);
}

/** A part's name for its owner. @param text of its file */
export function partTitle(name: string, text: string | null = null): string {
  const room = isRoom(name) ? parseDocument(text ?? '').get('title') : undefined;
  const own = isPage(name) ? pageTitle(text ?? '') : typeof room === 'string' ? room : undefined;
  return (own || TITLES[name]) ?? name.replace(/^.*\/|\.\w+$/g, '');
}

/** The text of a page that its owner has begun. @param today `yyyy-mm-dd` */
export function firstText(title: string, today: string): string {
  const front = ['title', 'description', 'headline'].map((name) => `${name}: ${literally(title)}`);
  return ['---', ...front, `updated: ${today}`, '---', '', 'Write here.', ''].join('\n');
}

/** A page's name by its title: the last step of its address. */
export function pageName(title: string): string {
  return `pages/${shortName(title) || 'page'}.md`;
}

/** A name by a title, short enough for a request. */
export function shortName(title: string): string {
  return slugOf(title).slice(0, 60).replace(/-$/, '');
}

/** The fields of a part at each of their places, with what stands there. @param values of its YAML */
export function placedGroups(name: string, values: unknown): readonly PlacedGroup[] {
  return fieldGroups(name).map((group) => ({ ...group, fields: placesOf(group.fields, values) }));
}

/** Beside each other where they belong to the same entry of a list. */
function placesOf(fields: readonly PartField[], values: unknown): PlacedField[] {
  const placed = fields.flatMap((field) =>
    matches(field.path.split('.'), values).map((path) => ({ ...field, path, value: valueAt(values, path) })),
  );
  const entry = ({ path }: PlacedField) => path.filter((key) => typeof key === 'number').join('.');
  const entries = [...new Set(placed.map(entry))];
  return placed.toSorted((one, other) => entries.indexOf(entry(one)) - entries.indexOf(entry(other)));
}

function matches([key, ...rest]: readonly string[], values: unknown, before: ValuePath = []): ValuePath[] {
  if (key === undefined) return [before];
  if (key !== '*') return matches(rest, valueAt(values, [key]), [...before, key]);
  const keys = Array.isArray(values) ? [...values.keys()] : Object.keys(values ?? {});
  return keys.flatMap((each) => matches(rest, valueAt(values, [each]), [...before, each]));
}

/** The form of the field at a path that a client names; `undefined` where no owner may change that. @param values of its YAML */
export function fieldAt(name: string, values: unknown, path: ValuePath) {
  if (languageOfPart(name) !== undefined) return path.length === 1 ? TRANSLATION : undefined;
  const isThere = (placed: PlacedField) =>
    placed.path.length === path.length && placed.path.every((key, at) => key === path[at]);
  return placedGroups(name, values)
    .flatMap(({ fields }) => fields)
    .find(isThere);
}

const LISTS: readonly FieldKind[] = ['list', 'pictures', 'languages'];
const NUMBERS: readonly FieldKind[] = ['number', 'hour', 'place', 'follows'];

/** Continues “Please” where a field has no words of its own. */
const ASKS: Partial<Record<Extract<FieldKind, string>, string>> = {
  number: 'type a number, such as 24',
  pictures: 'choose more pictures',
};

/**
 * A mistake in the words of the page that mends it: by its place, its field and its bound. Its path is that of its field;
 * empty where it is of the part as a whole. @param groups of the part
 */
export function ownMistake(
  { path, words, bound }: Mistake,
  groups: readonly PlacedGroup[],
): { readonly path: ValuePath; readonly label?: string; readonly sentence: string } {
  const isIn = (at: ValuePath) => at.length > 0 && at.every((key, index) => String(path[index]) === `${key}`);
  const fields = groups.flatMap((group) => group.fields);
  const found = fields.find((field) => isIn(field.path));
  const field = found?.kind === 'follows' ? fields[fields.indexOf(found) - 1] : found;
  if (field === undefined) return { path: [], sentence: `${words[0]?.toUpperCase()}${words.slice(1)}.` };
  const [side, figure] = bound ?? [];
  const asked =
    field.asks ??
    (typeof field.kind === 'string' ? ASKS[field.kind] : 'choose one') ??
    'write something here';
  const sentence =
    side === undefined || field.asks
      ? `Please ${asked}.`
      : `This must be ${figure} ${side === 'least' ? 'or more' : 'at most'}.`;
  return { path: field.path, label: field.label, sentence };
}

/** Whether a value is of a field's kind. `null` leaves an optional one out. */
export function suits({ kind, isOptional }: Pick<PartField, 'kind' | 'isOptional'>, value: unknown): boolean {
  if (value === null) return isOptional === true;
  if (typeof kind !== 'string') return kind.oneOf.some((word) => word === value);
  if (LISTS.includes(kind)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  // A slip of a person is kept, and the check of the content says what is allowed.
  if (NUMBERS.includes(kind)) return Number.isFinite(value) || typeof value === 'string';
  if (kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'string';
}
