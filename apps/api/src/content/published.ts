import { isDeepStrictEqual } from 'node:util';
import {
  ContentMistakes,
  filesOfFolder,
  folderPictures,
  folderTexts,
  lineOfMistake,
  type Motel,
  type MotelTexts,
  mistakesOf,
  OWN_FOLDER,
  readMotel,
  type Words,
  wordsOf,
} from '@motel/content/server';
import type { Language } from '@motel/language';
import { hasBookings } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { hashesOf, keepPictures, type PictureHashes } from '../pictures/index.ts';
import type { ShownMotel } from '../shared/motel-context.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import { contentOf } from './read-texts.ts';
import {
  type ContentVersion,
  FILES,
  lastContentNumber,
  lastContentVersion,
  writeContentVersion,
} from './versions.ts';

const OVERTAKEN =
  'it has changed, and the desk has published since. `npm run content -- import FOLDER` publishes it.';

/**
 * Shows the published content. The motel's folder is the first one, and the next ones until a person has published
 * at the desk.
 * @returns it, and sentences about why the folder was left alone
 * @throws ContentMistakes where nothing is published yet, and the folder has mistakes
 */
export async function openContent(db: Db, now: Date, folder = OWN_FOLDER) {
  const last = await lastContentVersion(db);
  const isFollowed = last === undefined || last.author === FILES;
  const reasons = isFollowed ? await publishFolder(db, folder, last, now) : await overtaken(db, folder, last);
  return { shown: await followContent(db), reasons };
}

async function publishFolder(db: Db, folder: string, last: ContentVersion | undefined, now: Date) {
  const files = filesOfFolder(folder);
  const texts = folderTexts(files);
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
  return [];
}

/** Whether a person has edited the folder who may not know that it is no longer shown. */
async function overtaken(db: Db, folder: string, last: ContentVersion): Promise<readonly string[]> {
  const inFolder = folderTexts(filesOfFolder(folder));
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
  let version: number | undefined;
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
      if (version !== undefined && (await lastContentNumber(db)) === version) return;
      const last = await lastContentVersion(db);
      if (last === undefined || last.version === version) return;
      ({ version, pictures } = last);
      motel = contentOf(last.texts);
      words = {};
    },
  };
  await shown.follow();
  return shown;
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
