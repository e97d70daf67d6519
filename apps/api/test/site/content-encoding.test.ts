import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { acceptedEncoding, compress } from '../../src/http/site/content-encoding.ts';

describe('the encoding of a response', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['br;q=nonsense', 'br'],
  ])('for Accept-Encoding %j is %j', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });

  it('is one in which the content exists', () => {
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(acceptedEncoding('br, gzip', [])).toBeUndefined();
  });

  const offer = fc.constantFrom('br', 'gzip', 'deflate', 'br;q=0', 'gzip; q=0.0', 'identity', '');
  test.prop([fc.array(offer)])('is never one that the client does not accept', (offers) => {
    const accepted = acceptedEncoding(offers.join(', '));
    if (accepted !== undefined) expect(offers).toContain(accepted);
  });

  test.prop([fc.uint8Array()], { numRuns: 30 })('preserves the bytes', async (content) => {
    expect([...brotliDecompressSync(await compress(content, 'br'))]).toEqual([...content]);
    expect([...gunzipSync(await compress(content, 'gzip'))]).toEqual([...content]);
  });
});
