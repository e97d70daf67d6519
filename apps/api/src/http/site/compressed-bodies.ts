import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './content-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MAX_BYTES = 32 * 1024 * 1024;

/** The compressed body of that entity tag, made once for all requests at the same time. */
export type CompressedBody = (entityTag: string, encoding: Encoding, body: Bytes) => Promise<Bytes>;

/** Caches compressed bodies by entity tag: addresses that differ in their query often have the same page. */
export function compressedBodies(): CompressedBody {
  const bodies = new LRUCache<string, Bytes, () => Promise<Bytes>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A body that is evicted while it is being compressed is still sent.
    ignoreFetchAbort: true,
  });
  return (entityTag, encoding, body) =>
    bodies.forceFetch(`${entityTag} ${encoding}`, { context: () => compress(body, encoding) });
}
