import type { Db } from '../db/index.ts';

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
