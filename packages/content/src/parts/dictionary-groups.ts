import { yamlValues } from './edit-yaml.ts';
import { TRANSLATION } from './field-groups.ts';
import { isPage, languageOfPart, type PlacedField, type PlacedGroup, partTitle } from './parts.ts';

/** A text with its translation; where that is missing, the one that is most alike. */
export interface TextField extends PlacedField {
  readonly near?: {
    readonly text: string;
    readonly words: string;
    /** No page has that text any more: this one was written in its place. */
    readonly isFormer: boolean;
  };
}

export interface TextGroup extends PlacedGroup {
  readonly part: string;
  readonly fields: readonly TextField[];
}

/**
 * The texts of a motel with their translations, by the part that they are in.
 * @param name of the dictionary @param files of the motel by their names @param sold texts that no file has
 */
export function dictionaryGroups(
  name: string,
  missing: readonly string[],
  files: Readonly<Record<string, string>>,
  sold: readonly string[],
): readonly TextGroup[] {
  const known = Object.entries(yamlValues(files[name] ?? '') ?? {}).filter(
    ([text]) => !missing.includes(text),
  );
  const parts = Object.entries(files)
    .filter(([part]) => languageOfPart(part) === undefined)
    .map(([part, text]) => ({ part, textAt: isPage(part) ? linesIn(text) : valuesIn(yamlValues(text)) }));
  const placeOf = (text: string) => parts.find(({ textAt }) => textAt(text) >= 0);
  const isShown = ([text]: readonly [string, unknown]) => placeOf(text) !== undefined || sold.includes(text);
  const near = (text: string) => {
    const [one] = known.toSorted(([a], [b]) => likeness(text, b) - likeness(text, a));
    if (one === undefined || likeness(text, one[0]) < 0.5) return {};
    return { near: { text: one[0], words: String(one[1]), isFormer: !isShown(one) } };
  };
  const all = [
    ...missing.map((text) => ({ text, more: near(text) })),
    ...known.filter(isShown).map(([text, value]) => ({ text, more: { value } })),
  ];
  const groups = Map.groupBy(all, ({ text }) => placeOf(text));
  return [...parts, undefined].flatMap((place) => {
    const texts = groups.get(place) ?? [];
    if (texts.length === 0) return [];
    const fields = texts
      .toSorted((one, other) => (place?.textAt(one.text) ?? 0) - (place?.textAt(other.text) ?? 0))
      .map(({ text, more }) => ({ ...TRANSLATION, label: text, path: [text], ...more }));
    const title = place === undefined ? 'Prices and taxes' : partTitle(place.part, files[place.part]);
    return [{ title, part: place?.part ?? 'rates.yaml', fields }];
  });
}

/** The place of a text among the lines of a page; -1 where it is none of them. */
const linesIn = (page: string) => (text: string) => page.indexOf(text);

/** The place of a text among values of any depth; -1 where it is none of them. */
function valuesIn(values: unknown): (text: string) => number {
  const texts: unknown[] = [];
  JSON.stringify(values, (_, value: unknown) => {
    texts.push(value);
    return value;
  });
  return (text) => texts.indexOf(text);
}

/** The share of words that two texts have in common, 0 to 1. */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)));
  const shared = [...(mine ?? [])].filter((word) => theirs?.has(word)).length;
  return (2 * shared) / Math.max(1, (mine?.size ?? 0) + (theirs?.size ?? 0));
}
