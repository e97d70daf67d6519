/** Letters that are not a plain letter with a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A word of a text as search compares it: small letters and digits without marks. */
export interface FoldedWord {
  readonly text: string;
  /** For each of its characters, where the sign begins in the original text that it stands for. */
  readonly from: readonly number[];
  /** For each of its characters, where that sign ends. */
  readonly to: readonly number[];
}

/** The words of a text. All but letters and digits separates words. */
export function foldedWords(text: string): FoldedWord[] {
  const words: { text: string; from: number[]; to: number[] }[] = [];
  let isInWord = false;
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const folded = foldedSign(sign);
    // A mark that stands alone belongs to the letter before it.
    const isMark = /^\p{M}$/u.test(sign);
    if (folded !== '') {
      if (!isInWord) words.push({ text: '', from: [], to: [] });
      const word = words.at(-1);
      for (const letter of folded) {
        if (word === undefined) break;
        word.text += letter;
        word.from.push(at);
        word.to.push(end);
      }
    }
    isInWord = folded !== '' || (isMark && isInWord);
    at = end;
  }
  return words;
}

function foldedSign(sign: string): string {
  const small = sign.toLowerCase();
  const plain = SPELT[small] ?? small.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\p{L}\p{N}]+$/u.test(plain) ? plain : '';
}

export function joinedWords(words: readonly FoldedWord[]): FoldedWord {
  return {
    text: words.map(({ text }) => text).join(''),
    from: words.flatMap(({ from }) => from),
    to: words.flatMap(({ to }) => to),
  };
}

/** A part of a text: from its first to behind its last UTF-16 unit. */
export type Mark = [from: number, to: number];

/** The part of the original text that some characters of a word stand for. */
export function markOf(word: FoldedWord, start = 0, length = word.text.length - start): Mark {
  return [word.from[start] ?? 0, word.to[start + length - 1] ?? 0];
}
