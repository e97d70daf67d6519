import { isRoom, RATES, roomId, yamlValues } from '@motel/content/parts';
import {
  ContentMistakes,
  filesIn,
  filesOfTexts,
  folderOf,
  languagesIn,
  type MadePhoto,
  type Mistake,
  type MotelTexts,
  missingWords,
  mistakesOf,
  ratesOfRooms,
} from '@motel/content/server';
import type { Language } from '@motel/language';
import { LRUCache } from 'lru-cache';
import type { Db, Fixed } from '../db/index.ts';
import type { PictureHashes } from '../pictures/index.ts';
import { tariffInForce } from '../rates/index.ts';
import { lastContentVersion, MOST_READ, readOnce } from './published.ts';

export type SiteDraft = Awaited<ReturnType<typeof loadDraft>>;
export type DraftContent = Awaited<ReturnType<typeof loadDraftContent>>;

/** The published content, and what waits. @throws Error where nothing is published: the server does so at its start */
export async function loadDraft(db: Db) {
  const content = await loadDraftContent(db);
  const { data: tariff } = (await tariffInForce(db)).tariff;
  const { fees = [], articles = [], plans = [] } = tariff;
  // The desk sets the names of charges, articles and plans: no file has them.
  const sold = [...fees, ...articles, ...plans].flatMap(({ label }) => label ?? []);
  return { ...content, tariff, sold, inMaking: await photographsInMaking(db, content.texts[PICTURES]) };
}

/** The content alone, as it will be published, and its changes, the last one first. @throws as `loadDraft` */
export async function loadDraftContent(db: Db) {
  // Before the published content: a publish between the two reads then leaves the same content.
  const waits = await db.selectFrom('content_drafts').selectAll().orderBy('at', 'desc').execute();
  const published = await lastContentVersion(db);
  if (published === undefined) throw new Error('No content is published');
  const texts = new Map(Object.entries(published.texts));
  for (const { name, text } of waits) {
    if (text === null) texts.delete(name);
    else texts.set(name, text);
  }
  const rooms = [...texts.keys()].filter(isRoom).map(roomId);
  if (waits.some(({ name, text }) => isRoom(name) && text === null))
    texts.set(RATES, ratesOfRooms(texts.get(RATES) ?? '', rooms));
  for (const name of emptyParts(Object.fromEntries(texts))) if (!texts.has(name)) texts.set(name, '{}\n');
  return { published, waits, texts: Object.fromEntries(texts) };
}

/** Parts that begin empty: a content of a version before may have no look of its own, a new language has no translation. */
function emptyParts(texts: MotelTexts): readonly string[] {
  const [, ...others] = languagesIn(filesOfTexts(texts, () => false));
  return ['look.yaml', ...others.map((language) => `${language}.yaml`)];
}

/** The file that lists the photographs, and says what each picture shows. */
export const PICTURES = 'pictures.yaml';

/** The photographs of a list that have not all their sizes yet: those of one are stored in one statement. */
export async function photographsInMaking(db: Db, list = ''): Promise<readonly string[]> {
  const { photographs } = listedIn(list);
  if (photographs.length === 0) return [];
  const sized = new Map(
    photographs.map((photo) => [`public/photos/${folderOf(photo)}/${filesIn(photo)[0]}`, photo.file]),
  );
  const kept = await db
    .selectFrom('pictures')
    .select('path')
    .where('path', 'in', [...sized.keys()])
    .execute();
  for (const { path } of kept) sized.delete(path);
  return [...sized.values()];
}

export function inMakingSentence(file: string): string {
  return `The sizes of ${file} are still being made: a minute at most.`;
}

interface ListedPictures {
  readonly photographs: readonly MadePhoto[];
  readonly descriptions: Readonly<Record<string, string>>;
  readonly focus: Readonly<Record<string, string>>;
}

/** The draft's pictures, also where another part has a mistake. */
export function listedPictures({ texts }: DraftContent): ListedPictures {
  return listedIn(texts[PICTURES] ?? '');
}

function listedIn(text: string): ListedPictures {
  const {
    photographs = [],
    descriptions = {},
    focus = {},
  } = (yamlValues(text) ?? {}) as Partial<ListedPictures>;
  return { photographs, descriptions, focus };
}

const mistakes = new LRUCache<string, readonly Mistake[]>({ max: MOST_READ });

export function mistakesIn(texts: MotelTexts, pictures: PictureHashes): readonly Mistake[] {
  return readOnce(mistakes, JSON.stringify({ ...texts, ...pictures }), () =>
    mistakesOf(filesOfTexts(texts, (file) => Object.hasOwn(pictures, file))),
  );
}

const missing = new LRUCache<string, readonly string[]>({ max: MOST_READ });

/** The texts that have no translation into a language; none where a part has mistakes. */
export function missingIn(
  { texts, sold }: Pick<SiteDraft, 'texts' | 'sold'>,
  language: Language,
): readonly string[] {
  const files = filesOfTexts(texts, () => true);
  return readOnce(missing, JSON.stringify([language, sold, texts]), () => {
    try {
      return missingWords(files, language, sold);
    } catch (error) {
      if (error instanceof ContentMistakes) return [];
      throw error;
    }
  });
}

declare module '../db/database.ts' {
  interface Database {
    content_drafts: ContentDraftRow;
  }
}

/** A file of the content that will be published next. */
interface ContentDraftRow {
  name: Fixed<string>;
  /** `null`: the file is to go. */
  text: string | null;
  author: string;
  at: Date;
}
