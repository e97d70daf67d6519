import type { MotelTexts } from '@motel/content/server';
import type { ColumnType, Selectable } from 'kysely';
import type { Db, Fixed } from '../db/index.ts';
import type { PictureHashes } from '../pictures/index.ts';

/** The author of a version that came from the motel's files, at the start or by a command. */
export const FILES = 'content';

interface NewContentVersion extends Pick<ContentVersion, 'author' | 'note'> {
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
    content_drafts: ContentDraftRow;
    /** The secret address of the draft; there is one at most. */
    content_previews: {
      /** SHA-256 of the secret, hex. */
      secret: Fixed<string>;
      /** The key of the press that made it. */
      press: Fixed<string>;
      until: Fixed<Date>;
    };
  }
}

export type ContentVersion = Selectable<ContentVersionRow>;
export type ContentDraft = Selectable<ContentDraftRow>;

/** A content that is or was published; the last one is. Rows are only added. */
interface ContentVersionRow {
  /** 1, 2, 3 …: this key refuses to publish on a version that is no longer the last one. */
  version: Fixed<number>;
  at: Fixed<Date>;
  /** The person at the desk, or `FILES` for the motel's files. */
  author: Fixed<string>;
  /** In a line, what changed. */
  note: Fixed<string>;
  texts: ColumnType<MotelTexts, string, never>;
  /** Its drawings and icons; photographs have their hash in their names. */
  pictures: ColumnType<PictureHashes, string, never>;
}

/** A file of the content that will be published next. */
interface ContentDraftRow {
  name: Fixed<string>;
  /** `null`: the file is to go. */
  text: string | null;
  author: string;
  at: Date;
}
