import { fc, it } from '@fast-check/vitest';
import { shownPhone } from '../../src/features/search/FoundStay.tsx';

const digits = (text: string) => text.replaceAll(/\D/g, '');
const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
/** North American numbers, others, and numbers as they were typed once. */
const numbers = fc.oneof(
  digitsOf(10).map((own) => `+1${own}`),
  digitsOf(12).map((own) => `+${own}`),
  digitsOf(10).map((own) => `${own.slice(0, 3)} ${own.slice(3)}`),
);

describe('§14.2: an answer shows the number as people read it', () => {
  test.each([
    [[2, 5], '403-555-0138', '403'],
    [[4, 9], '403-555-0138', '3-555-0'],
    [[8, 12], '403-555-0138', '0138'],
    [[1, 5], '+1 403-555-0138', '1 403'],
  ] as const)('of +14035550138 the part %j is in %s: %s', (mark, text, marked) => {
    const shown = shownPhone('+14035550138', [mark]);
    expect(shown.text).toBe(text);
    expect(shown.text.slice(...shown.marks[0]!)).toBe(marked);
  });

  test('without marks there is no country code', () => {
    expect(shownPhone('+14035550138')).toEqual({ text: '403-555-0138', marks: [] });
  });

  it.prop([numbers, fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 3 })])(
    'the marked text has the digits that matched, of any number',
    (number, ends) => {
      const places = [...number.matchAll(/\d/g)].map(({ index }) => index);
      const marks = ends.map(([one, other]): [number, number] => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)].map((end) => end % places.length);
        return [places[Math.min(first!, last!)]!, places[Math.max(first!, last!)]! + 1];
      });
      const shown = shownPhone(number, marks);
      expect(digits(number).endsWith(digits(shown.text))).toBe(true);
      for (const [index, mark] of marks.entries()) {
        expect(digits(shown.text.slice(...shown.marks[index]!))).toBe(digits(number.slice(...mark)));
      }
    },
  );
});
