/** Columns of a terminal. */
const WIDTH = 80;

/**
 * Wraps words to a terminal's width, each line indented. A longer word is broken, because the terminal would break it
 * itself and begin a line without the indent.
 * @param first the text before the first line, no wider than `indent`
 */
export function paragraph(words: string, indent: string, first = indent): string {
  const room = WIDTH - indent.length;
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ').flatMap((word) => piecesOf(word, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && columns(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((text, index) => `${index === 0 ? first : indent}${text}`.trimEnd()).join('\n');
}

/** A word in pieces no wider than the room. */
function piecesOf(word: string, room: number): string[] {
  const pieces = [''];
  let width = 0;
  for (const sign of word) {
    width += columns(sign);
    if (width <= room) pieces.push(`${pieces.pop()}${sign}`);
    else {
      pieces.push(sign);
      width = columns(sign);
    }
  }
  return pieces;
}

/** As many columns as a text takes at most: a sign of East Asia and an emoji takes two. */
export function columns(text: string): number {
  return [...text].reduce((sum, sign) => sum + (isWide(sign.codePointAt(0) ?? 0) ? 2 : 1), 0);
}

function isWide(code: number): boolean {
  return (code >= 0x1100 && code < 0x1160) || code >= 0x2300;
}
