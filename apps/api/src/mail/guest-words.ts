import type { Words } from '@motel/content/server';

/** Characters that do not show, or that turn the text after them around, even our own words. */
const UNSHOWN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Spaces of every kind, line breaks, control characters, and the signs that are drawn as a space. */
const BLANK = /[\p{Z}\p{Cc}\u2800]/gu;
const BLANKS = /[\p{Z}\p{Cc}\u2800]+/gu;
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** A guest's words within a line of ours, or in a header: one line of visible characters and single spaces. */
export function oneLine(words: string): string {
  return words.replace(UNSHOWN, '').replace(BLANKS, ' ').trim();
}

/** A guest's words, wrapped, a mark before each line: no guest can write a line that begins like one of ours. */
export function quoted(words: string): string {
  return wordLines(words).map(wrapped).join('\n');
}

/** A guest's words line by line, each of visible characters and single spaces. */
export function wordLines(words: string): string[] {
  return words.split(LINE_BREAK).map(oneLine);
}

/** Mail programs make links of these: a scheme, and a dot or an at-sign between letters. */
const LINKED = /\w:\/\/|[^\s.@][.@][^\s.@]/u;
const NAME = /^[\p{L}\p{M}'’-]+\.?$/u;
/** So that no sender writes a sentence where a letter names its reader. */
const LONGEST_NAME = { characters: 60, words: 7 };

/** A guest's line for a letter, of single spaces: a word that would be a link is left out. */
export function withoutLinks(line: string): string {
  const words = line.normalize('NFKC').split(' ');
  return words.map((word) => (LINKED.test(word) ? '…' : word)).join(' ');
}

/** A guest as a letter greets them: by name, where it reads like one. */
export function greetedName({ t }: Words, name: string): string {
  const shown = oneLine(name);
  const words = shown.split(' ');
  const isShort = shown.length <= LONGEST_NAME.characters && words.length <= LONGEST_NAME.words;
  return isShort && words.every((word) => NAME.test(word)) && withoutLinks(shown) === shown
    ? shown
    : t('guest');
}

/** Lines for a terminal: it shows the text that guests have typed, and obeys none of it. */
export function plainLines(text: string): string {
  const lines = text.replace(UNSHOWN, '').split('\n');
  return lines.map((line) => line.replace(BLANK, ' ')).join('\n');
}

const MARK = '> ';
/** Columns of a terminal. */
const ROOM = 80 - MARK.length;

/** Words in marked lines. A longer word is broken: the terminal would break it, and begin a line without the mark. */
function wrapped(words: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ').flatMap(piecesOf)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && columns(longer) > ROOM) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((text) => `${MARK}${text}`.trimEnd()).join('\n');
}

/** A word in pieces no wider than the room. */
function piecesOf(word: string): string[] {
  const pieces = [''];
  let width = 0;
  for (const sign of word) {
    width += columns(sign);
    if (width <= ROOM) pieces.push(`${pieces.pop()}${sign}`);
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
