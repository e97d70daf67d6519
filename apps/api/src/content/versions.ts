import type { MotelTexts } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import type { PictureHashes } from '../pictures/index.ts';
import type { ContentVersion } from './content-tables.ts';

/** The author of a version that came from the motel's files, at the start or by a command. */
export const FILES = 'content';

export interface NewContentVersion extends Pick<ContentVersion, 'author' | 'note'> {
  /** The number of the version that it replaces; 0 for the first one. */
  readonly after: number;
  readonly texts: MotelTexts;
  readonly pictures: PictureHashes;
}

/** The content that is published. */
export async function lastContentVersion(db: Db): Promise<ContentVersion | undefined> {
  return db.selectFrom('content_versions').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

export async function lastContentNumber(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
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
export async function writeContentVersion(
  db: Db,
  { after, ...version }: NewContentVersion,
  now: Date,
): Promise<boolean> {
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
