import { yamlValues } from './edit-yaml.ts';
import { fieldGroups } from './field-groups.ts';
import type { FieldKind } from './part-field.ts';
import { partTitle, placedGroups } from './parts.ts';

/** Where each picture is shown, in a few words: `River Queen 1`. @param texts the motel's files by their names */
export function picturePlaces(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const places = Object.entries(texts).flatMap(([name, text]) => {
    if (!name.endsWith('.md')) return shownIn(name, text);
    return [...text.matchAll(IN_WORDS)].map(([picture]) => [picture, partTitle(name, text)] as const);
  });
  // The first place of each: the others stand after it.
  return new Map(places.toReversed());
}

/** A picture within a page of words, or at its head. */
const IN_WORDS = /\/pictures\/[\w-]+\.svg|photos\/[\w-]+\.\w+/g;

const SHOWING: readonly FieldKind[] = ['picture', 'pictures', 'logo'];

function shownIn(name: string, text: string): (readonly [picture: string, place: string])[] {
  // The longest files, dictionaries among them, show none: to read them would take most of the time.
  if (!fieldGroups(name).some(({ fields }) => fields.some(({ kind }) => SHOWING.includes(kind)))) return [];
  const title = partTitle(name, text);
  const fields = placedGroups(name, yamlValues(text)).flatMap((group) => group.fields);
  return fields.flatMap(({ path, kind, value }) => {
    if (kind === 'pictures' && Array.isArray(value))
      return value.map((picture, at) => [String(picture), `${title} ${at + 1}`] as const);
    if ((kind !== 'picture' && kind !== 'logo') || typeof value !== 'string') return [];
    const entry = path.slice(0, -1).join('.');
    const named = fields.find((one) =>
      ['title', 'name'].some((key) => one.path.join('.') === `${entry}.${key}`),
    );
    return [[value, entry === '' ? title : String(named?.value ?? title)] as const];
  });
}
