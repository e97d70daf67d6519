import { fc, test } from '@fast-check/vitest';
import { fingerprintOf } from '../../src/shared/token.ts';

const request = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.jsonValue({ maxDepth: 2 }), {
  maxKeys: 6,
});
const empty = fc.constantFrom('', null, 0, false, [], {}, { a: '' }, [[]], undefined);

describe('F2: the fingerprint of a request', () => {
  test.prop([request, empty])('depends on no order of fields, and on no empty ones', (fields, nothing) => {
    const entries = Object.entries(fields);
    const again = Object.fromEntries([['added', nothing], ...entries.toReversed()]);
    const nested = { outer: again, list: [again] };
    expect(fingerprintOf(again)).toBe(fingerprintOf(fields));
    expect(fingerprintOf(nested)).toBe(fingerprintOf({ list: [fields], outer: fields }));
  });

  it('tells requests apart that ask for something else', () => {
    const fields = { nights: 2, party: { adults: 2, children: 0 }, rooms: [1, 2] };
    const others = [
      { ...fields, nights: 3 },
      { ...fields, nights: '2' },
      { ...fields, party: { adults: 2, children: 1 } },
      { ...fields, rooms: [2, 1] },
      { ...fields, rooms: [1, 2, 0] },
      { ...fields, code: 'SPRING' },
    ];
    const all = [fields, ...others].map(fingerprintOf);
    expect(new Set(all).size).toBe(all.length);
  });
});
