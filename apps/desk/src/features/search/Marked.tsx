import type { ReactNode } from 'react';

interface MarkedProps {
  readonly text: string;
  /** Parts of the text, each from its first to behind its last unit, in any order. */
  readonly marks?: readonly (readonly [number, number])[] | undefined;
}

/** A text with the parts marked by which it was found. */
export function Marked({ text, marks = [] }: MarkedProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks.toSorted(([a], [b]) => a - b)) {
    // Two words may have been found by the same part.
    const begin = Math.max(from, at);
    if (begin >= to) continue;
    parts.push(text.slice(at, begin), <mark key={begin}>{text.slice(begin, to)}</mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
