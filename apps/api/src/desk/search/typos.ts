/** How many mistakes lie between a typed word and another one, and how much of the other it stands for. */
export interface Typos {
  /** Letters left out, added, exchanged with their neighbour or typed wrong. */
  readonly count: number;
  /** The letters of the other word, from its beginning, that the typed one stands for. */
  readonly length: number;
}

/** The mistakes between a typed word and a whole one. */
export function typosBetween(typed: string, word: string): number {
  return lastRow(typed, word).at(-1) ?? 0;
}

/** The mistakes between a typed word and the beginning of another one that it is nearest to. */
export function typosToBeginning(typed: string, word: string): Typos {
  let nearest: Typos = { count: typed.length, length: 0 };
  for (const [length, count] of lastRow(typed, word).entries()) {
    // Of equally near beginnings, the one as long as the typed word.
    const isNearer =
      count < nearest.count ||
      (count === nearest.count && Math.abs(length - typed.length) < Math.abs(nearest.length - typed.length));
    if (isNearer) nearest = { count, length };
  }
  return nearest;
}

/** The mistakes between a typed word and each beginning of another one (the distance of Damerau and Levenshtein). */
function lastRow(typed: string, word: string): number[] {
  let earlier: number[] = [];
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, length) => length);
  for (let at = 1; at <= typed.length; at += 1) {
    [earlier, before, row] = [before, row, [at]];
    for (let length = 1; length <= word.length; length += 1) {
      const isSame = typed[at - 1] === word[length - 1];
      const isExchanged =
        at > 1 && length > 1 && typed[at - 1] === word[length - 2] && typed[at - 2] === word[length - 1];
      row[length] = Math.min(
        numberAt(before, length) + 1,
        numberAt(row, length - 1) + 1,
        numberAt(before, length - 1) + (isSame ? 0 : 1),
        isExchanged ? numberAt(earlier, length - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return row;
}

function numberAt(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}

/** How many mistakes are forgiven in a word: none in the shortest ones, because each is near to many others. */
export function forgiven(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}
