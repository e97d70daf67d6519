import type { MotelTexts } from '@motel/content/server';
import type { ColumnType, Selectable } from 'kysely';
import type { Fixed } from '../db/index.ts';
import type { PictureHashes } from '../pictures/index.ts';

declare module '../db/database.ts' {
  interface Database {
    content_versions: ContentVersionRow;
    content_drafts: ContentDraftRow;
    content_previews: ContentPreviewRow;
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

/** The secret address of the draft; there is one at most. */
interface ContentPreviewRow {
  /** SHA-256 of the secret, hex. */
  secret: Fixed<string>;
  /** The key of the press that made it. */
  press: Fixed<string>;
  until: Fixed<Date>;
}
