import type { Identity } from './shapes/identity.ts';
import type { Motel } from './shapes/motel.ts';

/** The motel's values in a document, by their names. */
export type PageValues = Readonly<Record<string, unknown>>;

declare global {
  /** All values, for the site's server: set before its modules load. */
  var motelValues: PageValues;
}

/** The name of a sentence among values begins so; its value is the same in the page's language. */
export const SENTENCE = 't:';

/** The id of the element that has them. */
export const VALUES_ID = 'motel-values';

/** The file in which a browser's build lists the values that each of its pages uses. */
export const USED_VALUES = '.vite/values.json';

/** By the paths of their modules. */
export type UsedValues = Readonly<Record<string, readonly string[]>>;

/**
 * The values of a motel by their names in documents; each page of words is one of its own: `page:about`.
 * @param sentences of the content's language, by the English ones
 */
export function valuesOf(motel: Motel, sentences: Readonly<Record<string, string>> = {}): PageValues {
  const { pages, translated: _, dictionary: __, ...values } = motel;
  const words = Object.entries(pages).map(([name, page]) => [`page:${name}`, page]);
  const said = Object.entries(sentences).map(([english, words]) => [SENTENCE + english, words]);
  return { ...values, motel: identityOf(motel), ...Object.fromEntries([...words, ...said]) };
}

/** A motel's identity alone. */
function identityOf(motel: Motel): Partial<Identity> {
  return Object.fromEntries(IDENTITY.map((name) => [name, motel[name]]));
}

const IDENTITY = [
  ...(['name', 'tagline', 'farewell', 'house', 'addressLines', 'city', 'province', 'country'] as const),
  ...(['coordinates', 'phone', 'email', 'townSite', 'houseRules', 'ages', 'frontDesk'] as const),
] satisfies readonly (keyof Identity)[];

/**
 * The element of a document that has values.
 * @param version names the content; another one has another name
 * @param name of these values together; with another name a script fetches others
 */
export function valuesElement(version: string, name: string, values: PageValues): string {
  return dataElement('application/json', { version, name, values }, VALUES_ID);
}

/**
 * Data in an element that no browser executes, with any text in it; the security policy allows it.
 * @param type a media type that is not a script's
 */
export function dataElement(type: `application/${string}json`, data: unknown, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${named}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The values by their names. */
export function pickValues(values: PageValues, names: readonly string[]): PageValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
