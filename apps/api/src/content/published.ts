import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  ContentMistakes,
  filesOfFolder,
  filesOfTexts,
  folderPictures,
  folderTexts,
  lineOfMistake,
  type Motel,
  type MotelTexts,
  mistakesOf,
  OWN_FOLDER,
  readMotel,
  sitePart,
  siteVersion,
  type Terms,
  unsoldTexts,
  type Words,
  wordsOf,
} from '@motel/content/server';
import type { Language } from '@motel/language';
import { type ColumnType, type Selectable, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { hasBookings } from '../booking/index.ts';
import type { Db, Fixed } from '../db/index.ts';
import { hashesOf, keepPictures, type PictureHashes } from '../pictures/index.ts';
import { lastTariffVersion, syncTariff, tariffOfVersion } from '../rates/index.ts';
import type { ShownMotel } from '../shared/motel-context.ts';
import { refuse } from '../shared/outcome.ts';
import { sentenceOf } from '../shared/words/refusals.ts';

const OVERTAKEN =
  'it has changed, and the desk has published since. `npm run content -- import FOLDER` publishes it.';

/** Shows the published content: the folder's until a person publishes. @throws ContentMistakes for a first content */
export async function openContent(db: Db, now: Date, folder = OWN_FOLDER) {
  const last = await lastContentVersion(db);
  const isFollowed = last === undefined || last.author === FILES;
  const reasons = isFollowed ? await publishFolder(db, folder, last, now) : await overtaken(db, folder, last);
  return { shown: await followContent(db), reasons };
}

async function publishFolder(db: Db, folder: string, last: ContentVersion | undefined, now: Date) {
  const files = filesOfFolder(folder);
  const all = folderTexts(files);
  const texts = unsoldTexts(all);
  const inFolder = folderPictures(folder);
  const pictures = hashesOf(inFolder);
  if (isDeepStrictEqual([texts, pictures], [last?.texts, last?.pictures])) return [];
  const mistakes = mistakesOf(files);
  if (mistakes.length > 0) {
    if (last === undefined) throw new ContentMistakes(mistakes);
    return mistakes.map(lineOfMistake);
  }
  const currency = await currencyOfStays(db, last, texts);
  if (currency !== undefined)
    return [sentenceOf(wordsOf(contentOf(texts), 'en'), 'currency-of-stays', { currency })];
  // Another process that starts at the same time may have written it.
  await keepPictures(db, inFolder);
  const version = { after: last?.version ?? 0, author: FILES, note: 'The motel’s files', texts, pictures };
  await writeContentVersion(db, version, now);
  if (last === undefined && all !== texts) await syncTariff(db, contentOf(all).tariff, now);
  return [];
}

/** Whether a person has edited the folder who may not know that it is no longer shown. */
async function overtaken(db: Db, folder: string, last: ContentVersion): Promise<readonly string[]> {
  const inFolder = unsoldTexts(folderTexts(filesOfFolder(folder)));
  const isKnown = (texts: MotelTexts | undefined) => isDeepStrictEqual(inFolder, texts);
  if (isKnown(last.texts)) return [];
  const shown = await db
    .selectFrom('content_versions')
    .select('texts')
    .where('author', '=', FILES)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return isKnown(shown?.texts) ? [] : [OVERTAKEN];
}

/** Shows the content that any process has published last; the folder's where none has. */
export async function followContent(db: Db): Promise<ShownMotel> {
  let seen: object = {};
  let pictures: PictureHashes = {};
  let motel: Motel | undefined;
  let words: Partial<Record<Language, Words>> = {};
  const shownMotel = () => {
    motel ??= readMotel(OWN_FOLDER);
    return motel;
  };
  const shown: ShownMotel = {
    motel: shownMotel,
    words(language = 'en') {
      words[language] ??= wordsOf(shownMotel(), language);
      return words[language];
    },
    pictures: () => pictures,
    async follow() {
      const numbers = await lastNumbers(db);
      if (isDeepStrictEqual(numbers, seen)) return;
      const last = await lastContentVersion(db);
      if (last === undefined) return;
      seen = numbers;
      pictures = last.pictures;
      const next = contentOf(last.texts, await termsInForce(db));
      if (next !== motel) words = {};
      motel = next;
    },
  };
  await shown.follow();
  return shown;
}

/** A part of the motel for the website's pages. Refused with `not-found` where no language has that version now. */
export function showSitePart(
  motel: Motel,
  version: string,
  name: string,
): { readonly part: Record<string, unknown> } {
  const spoken = Object.values(motel.translated).find((one) => siteVersion(one) === version);
  const part = spoken && sitePart(wordsOf(spoken), name);
  return part === undefined ? refuse('not-found', 'site-part-unknown') : { part: { ...part } };
}

/** The currency in which the motel's stays are paid, where its next content has another; none may have one once there are stays. */
export async function currencyOfStays(
  db: Db,
  published: ContentVersion | undefined,
  next: MotelTexts,
): Promise<string | undefined> {
  if (published === undefined) return undefined;
  const { currency } = contentOf(published.texts).money;
  return currency !== contentOf(next).money.currency && (await hasBookings(db)) ? currency : undefined;
}

/** Contents that are read once: the published one, the draft, and those before. A reading takes tens of milliseconds. */
export const MOST_READ = 4;

const contents = new LRUCache<string, Motel>({ max: MOST_READ });

/** The content of texts whose pictures were checked. @param terms that it says @default its own @throws ContentMistakes */
export function contentOf(texts: MotelTexts, terms?: Terms): Motel {
  const read = () =>
    readMotel(
      filesOfTexts(texts, () => true),
      terms,
    );
  return readOnce(contents, JSON.stringify([texts, terms]), read);
}

/** The terms that the desk has set; `undefined` before there is a tariff. */
export async function termsInForce(db: Db): Promise<Terms | undefined> {
  const { rates } = await lastNumbers(db);
  if (rates === null) return undefined;
  const { policies = [], plans = [] } = (await tariffOfVersion(db, rates)).data;
  return { policies, plans };
}

/** The same; `undefined` where the texts have mistakes. */
export function readableContent(texts: MotelTexts, terms?: Terms): Motel | undefined {
  try {
    return contentOf(texts, terms);
  } catch (error) {
    if (error instanceof ContentMistakes) return undefined;
    throw error;
  }
}

export function readOnce<T extends object>(read: LRUCache<string, T>, text: string, again: () => T): T {
  const name = seenOf(text);
  const known = read.get(name) ?? again();
  read.set(name, known);
  return known;
}

/** A short hash of a text, by which a person says which one they saw. */
export function seenOf(text: string | null = null): string {
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** The author of a version that came from the motel's files, at the start or by a command. */
export const FILES = 'content';

export interface NewContentVersion extends Pick<ContentVersion, 'author' | 'note'> {
  /** The number of the version that it replaces; 0 for the first one. */
  readonly after: number;
  readonly texts: MotelTexts;
  readonly pictures: PictureHashes;
}

export async function lastContentVersion(db: Db): Promise<ContentVersion | undefined> {
  return db.selectFrom('content_versions').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** Of the content, and of the rates, whose terms it says. */
async function lastNumbers(db: Db) {
  const content = sql<number | null>`(select max(version) from content_versions)`.as('content');
  return db.selectNoFrom([content, lastTariffVersion.as('rates')]).executeTakeFirstOrThrow();
}

export async function contentVersion(db: Db, version: number): Promise<ContentVersion | undefined> {
  return db.selectFrom('content_versions').selectAll().where('version', '=', version).executeTakeFirst();
}

/** Without their content, the newest first. */
export async function listContentVersions(
  db: Db,
  most: number,
): Promise<Omit<ContentVersion, 'texts' | 'pictures'>[]> {
  return db
    .selectFrom('content_versions')
    .select(['version', 'at', 'author', 'note'])
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
}

/** @returns false when another version was written first */
export async function writeContentVersion(db: Db, { after, ...version }: NewContentVersion, now: Date) {
  const written = await db
    .insertInto('content_versions')
    .values({
      ...version,
      version: after + 1,
      at: now,
      texts: JSON.stringify(version.texts),
      pictures: JSON.stringify(version.pictures),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}

declare module '../db/database.ts' {
  interface Database {
    content_versions: ContentVersionRow;
  }
}

export type ContentVersion = Selectable<ContentVersionRow>;

/** A content that is or was published; the last one is. Rows are only added. */
interface ContentVersionRow {
  /** 1, 2, 3 …: this key refuses to publish on a version that is no longer the last one. */
  version: Fixed<number>;
  at: Fixed<Date>;
  /** The person at the desk, or `FILES` for the motel's files. */
  author: Fixed<string>;
  note: Fixed<string>;
  texts: ColumnType<MotelTexts, string, never>;
  /** Its drawings and icons; photographs have their hash in their names. */
  pictures: ColumnType<PictureHashes, string, never>;
}
