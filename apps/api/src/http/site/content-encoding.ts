import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

/** In the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

/** The best encoding that the client accepts, `undefined` for none. */
export function acceptedEncoding(
  acceptEncoding: string | undefined,
  encodings: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q] as const);
  const weights = new Map<string, number>(accepted);
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Quality = Readonly<Record<Encoding, number>>;

/** Quickly rather than well: a guest is waiting. */
const QUICK: Quality = { br: 7, gzip: 6 };

export const BEST: Quality = { br: constants.BROTLI_MAX_QUALITY, gzip: 9 };

export async function compress(content: Bytes, encoding: Encoding, quality = QUICK): Promise<Bytes> {
  if (encoding === 'gzip') return gzipAsync(content, { level: quality.gzip });
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** By entity tag, of all sites in this process: addresses that differ in their query often have the same page. */
const bodies = new LRUCache<string, Bytes, () => Promise<Bytes>>({
  /** Bytes. */
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _stale, { context: make }) => make(),
  // A body that is evicted while it is being compressed is still sent.
  ignoreFetchAbort: true,
});

/** The compressed body of that entity tag, made once for all requests at the same time. */
export function compressedBody(entityTag: string, encoding: Encoding, body: Bytes): Promise<Bytes> {
  return bodies.forceFetch(`${entityTag} ${encoding}`, { context: () => compress(body, encoding) });
}
