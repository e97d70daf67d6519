import { fc, it } from '@fast-check/vitest';
import { Marked } from '../../src/features/search/FoundStay.tsx';
import { render } from '../motel.tsx';

type Mark = readonly [number, number];

function shown(text: string, marks: readonly Mark[]): { text: string; marked: string[] } {
  const { container, unmount } = render(<Marked text={text} marks={marks} />);
  const found = {
    text: container.textContent,
    marked: [...container.querySelectorAll('mark')].map((mark) => mark.textContent),
  };
  unmount();
  return found;
}

describe('§14.2: an answer marks why it was found', () => {
  test('in the order of the text', () => {
    const marks = [
      [11, 16],
      [0, 5],
    ] as const;
    expect(shown('Amara Osei-Lindqvist', marks)).toEqual({
      text: 'Amara Osei-Lindqvist',
      marked: ['Amara', 'Lindq'],
    });
  });

  test('once, where two words matched the same part', () => {
    const marks = [
      [0, 3],
      [0, 5],
    ] as const;
    expect(shown('Amara', marks)).toEqual({ text: 'Amara', marked: ['Ama', 'ra'] });
  });

  const mark = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]): Mark => [Math.min(a, b), Math.max(a, b)]);
  it.prop([fc.string({ minLength: 12, maxLength: 12 }), fc.array(mark)])(
    'and never changes the text',
    (text, marks) => {
      expect(shown(text, marks).text).toBe(text);
    },
  );
});
