import type { Selectable } from 'kysely';
import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    pictures: PictureRow;
  }
}

export type StoredPicture = Selectable<PictureRow>;

/** A file of the motel's pictures. Rows are only added: an earlier content may come back. */
interface PictureRow {
  /** In the motel's folder: `public/pictures/door-14.svg`. */
  path: Fixed<string>;
  /** The SHA-256 of the bytes: a drawing may change, and earlier contents show the earlier one. */
  hash: Fixed<string>;
  bytes: Fixed<Buffer>;
}
