import { isDeepStrictEqual } from 'node:util';
import { ContentMistakes, filesOfFolder, mistakesOf, OWN_FOLDER, textsOf } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import { followContent } from './follow-content.ts';
import { FILES, lastContentVersion, writeContentVersion } from './versions.ts';

/**
 * Shows the published content. The motel's folder is the first one, and the next ones as long as nobody has published
 * at the desk.
 * @returns the mistakes because of which the folder was left alone
 * @throws ContentMistakes where nothing is published yet, and the folder has mistakes
 */
export async function openContent(db: Db, now: Date): Promise<readonly string[]> {
  const last = await lastContentVersion(db);
  const mistakes = last === undefined || last.author === FILES ? await publishFolder(db, last, now) : [];
  await followContent(db);
  return mistakes;
}

async function publishFolder(
  db: Db,
  last: Awaited<ReturnType<typeof lastContentVersion>>,
  now: Date,
): Promise<readonly string[]> {
  const files = filesOfFolder(OWN_FOLDER);
  const texts = textsOf(files);
  if (isDeepStrictEqual(texts, last?.texts)) return [];
  const mistakes = mistakesOf(files);
  if (mistakes.length > 0) {
    if (last === undefined) throw new ContentMistakes(mistakes);
    return mistakes;
  }
  // Another process that starts at the same time may have written it.
  const version = { after: last?.version ?? 0, author: FILES, note: 'The motel’s files', texts };
  await writeContentVersion(db, version, now);
  return [];
}
