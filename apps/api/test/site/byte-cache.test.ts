import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteCache } from '../../src/http/site/byte-cache.ts';

const bytes = (size: number) => new Uint8Array(size);

describe('what was costly to make', () => {
  it('is made once, however many ask at the same time', async () => {
    const cache = byteCache(100);
    let made = 0;
    const make = async () => {
      made += 1;
      return bytes(10);
    };
    await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    expect(made).toBe(1);
  });

  it('is made again after a failure', async () => {
    const cache = byteCache(100);
    await expect(cache.get('a', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await cache.get('a', async () => bytes(1))).toEqual(bytes(1));
  });

  it('is kept while used and within the bound; what was used longest ago goes first', async () => {
    const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    await fc.assert(
      fc.asyncProperty(fc.array(keys, { maxLength: 40 }), async (asked) => {
        const cache = byteCache(30);
        const recent: string[] = []; // at most three of 10 bytes each
        for (const key of asked) {
          let wasMade = false;
          await cache.get(key, async () => {
            wasMade = true;
            return bytes(10);
          });
          expect(wasMade).toBe(!recent.includes(key));
          if (recent.includes(key)) recent.splice(recent.indexOf(key), 1);
          recent.push(key);
          if (recent.length > 3) recent.shift();
        }
      }),
    );
  });
});
