type Bytes = Uint8Array<ArrayBuffer>;

/** Keeps what was costly to make, up to a number of bytes; what was used longest ago goes first. */
export interface ByteCache {
  /** The kept bytes of the key, made once however many ask at the same time. A failure is not kept. */
  get(key: string, make: () => Promise<Bytes>): Promise<Bytes>;
}

export function byteCache(mostBytes: number): ByteCache {
  const entries = new Map<string, { readonly bytes: Promise<Bytes>; size: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function shrink(): void {
    for (const key of entries.keys()) {
      if (total <= mostBytes) return;
      drop(key);
    }
  }

  return {
    get(key, make) {
      const known = entries.get(key);
      if (known !== undefined) {
        entries.delete(key);
        entries.set(key, known);
        return known.bytes;
      }
      const entry = { bytes: make(), size: 0 };
      entries.set(key, entry);
      entry.bytes.then(
        ({ byteLength }) => {
          if (entries.get(key) !== entry) return;
          entry.size = byteLength;
          total += byteLength;
          shrink();
        },
        () => {
          if (entries.get(key) === entry) drop(key);
        },
      );
      return entry.bytes;
    },
  };
}
