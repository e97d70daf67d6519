import { type Language, speak } from '@motel/language';
import { type PageValues, SENTENCE, VALUES_ID } from './document-values.ts';

/** The browser's; other code of this package runs without one. */
declare const document: { getElementById(id: string): { readonly textContent: string | null } | null };

type Take = (values: PageValues) => void;

interface Written {
  readonly version: string;
  readonly name: string;
  readonly values: PageValues;
}

/** As `valuesElement` has written them. */
const written: Written = JSON.parse(document.getElementById(VALUES_ID)?.textContent ?? '{}');
let { values } = written;
const brought = new Set([written.name]);
const taking: Take[] = [];

speak({
  language: (values.language ?? 'en') as Language,
  sentenceOf: (english) => values[SENTENCE + english] as string | undefined,
});

/** The motel has published another content since the document was made: only a fresh document fits it. */
export class ContentChanged extends Error {}

/** Calls back with the values of this document, and again when there are more. */
export function follow(take: Take): void {
  take(values);
  taking.push(take);
}

/**
 * Fetches values that the document did not come with.
 * @param name of a page (`HomePage`), of its words (`page:about`) or of a value
 * @returns all values that the document then has
 * @throws ContentChanged, or Error where the motel cannot be reached
 */
export async function bring(name: string): Promise<PageValues> {
  if (!brought.has(name)) {
    const answer = await fetch(`/values/${written.version}/${name}`);
    if (answer.status === 404) throw new ContentChanged(name);
    if (!answer.ok) throw new Error(`No values for ${name}: ${answer.status}`);
    const more = (await answer.json()) as PageValues;
    // Read after the wait: another page's values may have come in the meantime.
    values = { ...values, ...more };
    brought.add(name);
    for (const take of taking) take(values);
  }
  return values;
}
