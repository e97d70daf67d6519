import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './content-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

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
