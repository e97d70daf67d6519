import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/index.ts';
import { type PictureHashes, readPicture } from '../../pictures/index.ts';
import { BEST, compress, ENCODINGS, type Encoding } from './content-encoding.ts';
import { entityTag } from './entity-tag.ts';
import type { FileAt, StaticFile } from './static-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A photograph's files have a hash in their folder's name, so that those of a draft are served as well. */
const PHOTOGRAPH = /^\/photos\/[a-z0-9-]+\/\d+\.(?:avif|webp|jpg)$/;

const IN_WORDS = /\.(?:svg|txt|json|webmanifest|xml)$/;

/** A compressed answer has two lines more, `Content-Encoding` and `Vary`: it has to save more than their bytes. */
const HEADER_BYTES = 45;

interface Picture {
  readonly path: string;
  readonly hash: string | undefined;
}

/** The motel's pictures by the paths that they are served at. @param shown those of the content that guests see */
export function servedPictures(db: Db, shown: () => PictureHashes): FileAt {
  const cache = new LRUCache<string, Awaited<ReturnType<typeof serve>>, Picture>({
    /** Bytes. */
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { path, hash } }) {
      const plain = await readPicture(db, `public${path}`, hash);
      return plain && serve(path, plain, hash === undefined);
    },
  });
  return async (path) => {
    const hashes = shown();
    const name = `public${path}`;
    const hash = Object.hasOwn(hashes, name) ? hashes[name] : undefined;
    if (hash === undefined && !PHOTOGRAPH.test(path)) return undefined;
    return (await cache.fetch(`${path} ${hash}`, { context: { path, hash } }))?.file;
  };
}

async function serve(path: string, plain: Bytes, isImmutable: boolean) {
  const variants = IN_WORDS.test(path) ? await compressWell(plain) : new Map<Encoding, Bytes>();
  const file: StaticFile = {
    isImmutable,
    entityTag: entityTag(plain),
    encodings: [...variants.keys()],
    contentType: getMimeType(path) ?? 'application/octet-stream',
    load: async (encoding) => (encoding === undefined ? plain : variants.get(encoding)),
  };
  const bytes = [plain, ...variants.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { file, bytes };
}

/** Compressed once, and sent often: as a build does. */
async function compressWell(plain: Bytes): Promise<Map<Encoding, Bytes>> {
  const made = await Promise.all(
    ENCODINGS.map(async (encoding) => [encoding, await compress(plain, encoding, BEST)] as const),
  );
  return new Map(made.filter(([, { byteLength }]) => byteLength + HEADER_BYTES < plain.byteLength));
}
