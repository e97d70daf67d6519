import { dashedNumber } from '../../shared/format/shown-number.ts';

/** A part of a text: from its first to behind its last unit. */
type Mark = readonly [from: number, to: number];

interface ShownPhone {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * A number as people read it to each other, with the same digits marked as in the stored one. The country code is shown
 * only where a part of it is marked.
 */
export function shownPhone(stored: string, marks: readonly Mark[] = []): ShownPhone {
  const short = dashedNumber(stored);
  if (short === stored) return { text: stored, marks };
  const own = digitsIn(stored);
  const hidden = own.length - digitsIn(short).length;
  const behindCode = own[hidden] ?? 0;
  const isCodeMarked = marks.some(([from]) => from < behindCode);
  const text = isCodeMarked ? `${stored.slice(0, behindCode)} ${short}` : short;
  const shown = digitsIn(text);
  const moved = shown.length - own.length;
  return {
    text,
    marks: marks.map(([from, to]): Mark => {
      const parts = shown.filter((_, place) => {
        const at = own[place - moved] ?? 0;
        return from <= at && at < to;
      });
      return [parts[0] ?? 0, (parts.at(-1) ?? -1) + 1];
    }),
  };
}

/** The places of the digits of a text. */
function digitsIn(text: string): number[] {
  return [...text.matchAll(/\d/g)].map(({ index }) => index);
}
