/**
 * Counts the letters put in, left out, changed or exchanged with their neighbour from a text to each beginning of another
 * one, from the empty one to the whole (the distance of Damerau and Levenshtein).
 */
export function editsToBeginnings(text: string, other: string): readonly number[] {
  let earlier: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let at = 0; at < text.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const isSame = text[at] === other[to];
      const isExchanged = text[at] === other[to - 1] && text[at - 1] === other[to];
      next.push(
        Math.min(
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
          (row[to] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (earlier[to - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [earlier, row] = [row, next];
  }
  return row;
}
