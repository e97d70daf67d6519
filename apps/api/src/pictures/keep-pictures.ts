import { hashOfPicture, type MotelPictures } from '@motel/content/server';
import type { Selectable } from 'kysely';
import type { Db, Fixed } from '../db/index.ts';

/** The hash of each picture that is served under a name which another one may get later, by its path. */
export type PictureHashes = Readonly<Record<string, string>>;

/** Paths with a hash in their names: the path alone finds the picture. */
const NAMED_BY_CONTENT = /^(?:public\/photos|mail-pictures|photos)\//;

/** Rows of one statement: some megabytes. */
const BATCH = 20;

/** The hashes of pictures, without keeping them. */
export function hashesOf(pictures: MotelPictures): PictureHashes {
  return named([...pictures].map(([path, bytes]) => [path, hashOfPicture(bytes)]));
}

/** Keeps the pictures that are not kept yet. @returns the hashes that a content is to name */
export async function keepPictures(db: Db, pictures: MotelPictures): Promise<PictureHashes> {
  const rows = [...pictures].map(
    ([path, bytes]): StoredPicture => ({ path, hash: hashOfPicture(bytes), bytes: Buffer.from(bytes) }),
  );
  const missing = await missingAmong(db, rows);
  for (let from = 0; from < missing.length; from += BATCH) {
    const values = missing.slice(from, from + BATCH);
    await db
      .insertInto('pictures')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return named(rows.map(({ path, hash }) => [path, hash]));
}

/** The pictures that are not kept under their hash. */
export async function missingAmong<Picture extends Pick<StoredPicture, 'path' | 'hash'>>(
  db: Db,
  pictures: readonly Picture[],
): Promise<readonly Picture[]> {
  const known = await db
    .selectFrom('pictures')
    .select(['path', 'hash'])
    .where('hash', 'in', ['', ...pictures.map(({ hash }) => hash)])
    .execute();
  const kept = new Set(known.map(({ path, hash }) => `${path} ${hash}`));
  return pictures.filter(({ path, hash }) => !kept.has(`${path} ${hash}`));
}

function named(hashes: readonly (readonly [path: string, hash: string])[]): PictureHashes {
  return Object.fromEntries(hashes.filter(([path]) => !NAMED_BY_CONTENT.test(path)));
}

declare module '../db/database.ts' {
  interface Database {
    pictures: PictureRow;
  }
}

type StoredPicture = Selectable<PictureRow>;

/** A file of the motel's pictures. Rows are only added: an earlier content may come back. */
interface PictureRow {
  /** In the motel's folder: `public/pictures/door-14.svg`. */
  path: Fixed<string>;
  /** The SHA-256 of the bytes: a drawing may change, and earlier contents show the earlier one. */
  hash: Fixed<string>;
  bytes: Fixed<Buffer>;
}

/** The bytes of a picture, `undefined` where there is none. @param hash where others may have had its path */
export async function readPicture(
  db: Db,
  path: string,
  hash?: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('path', '=', path)
    .$if(hash !== undefined, (query) => query.where('hash', '=', hash ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row && new Uint8Array(row.bytes);
}
