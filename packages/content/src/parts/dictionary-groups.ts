import { yamlValues } from './edit-yaml.ts';
import { TRANSLATION } from './field-groups.ts';
import { isPage, languageOfPart, type PlacedGroup, partTitle } from './parts.ts';

/**
 * The texts of a motel with their translations, those that have none first, by the part that they are in.
 * @param name of the dictionary @param files of the motel by their names
 */
export function dictionaryGroups(
  name: string,
  missing: readonly string[],
  files: Readonly<Record<string, string>>,
): readonly PlacedGroup[] {
  const known = Object.entries(yamlValues(files[name] ?? '') ?? {});
  const placed = (text: string, value?: unknown) => ({ ...TRANSLATION, label: text, path: [text], value });
  const parts = Object.entries(files)
    .filter(([part]) => languageOfPart(part) === undefined)
    .map(([part, text]) => ({
      title: partTitle(part, text),
      has: isPage(part) ? (words: string) => text.includes(words) : isValueIn(yamlValues(text)),
    }));
  const partOf = (text: string) => parts.find(({ has }) => has(text))?.title ?? 'Prices and taxes';
  return [
    ...[...Map.groupBy(missing, partOf)].map(([title, texts]) => ({
      title: `To translate in ${title}: ${texts.length}`,
      fields: texts.map((text) => placed(text)),
    })),
    { title: 'Translated', fields: known.map(([text, value]) => placed(text, value)) },
  ].filter(({ fields }) => fields.length > 0);
}

/** Whether a text is one of the values, at any depth. */
function isValueIn(values: unknown): (text: string) => boolean {
  const texts = new Set<unknown>();
  JSON.stringify(values, (_, value: unknown) => {
    texts.add(value);
    return value;
  });
  return (text) => texts.has(text);
}
