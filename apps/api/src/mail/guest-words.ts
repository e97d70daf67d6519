import { paragraph } from '../shared/paragraph.ts';

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

/**
 * A guest's words line by line, wrapped to a terminal's width, with a mark before each printed line: no guest can write
 * a line that begins like one of ours.
 */
export function quoted(words: string, indent = ''): string {
  return wordLines(words)
    .map((line) => paragraph(line, `${indent}> `))
    .join('\n');
}

/** A guest's words line by line, each of visible characters and single spaces. */
export function wordLines(words: string): string[] {
  return words.split(LINE_BREAK).map(oneLine);
}

/** Lines for a terminal: it shows the text that guests have typed, and obeys none of it. */
export function plainLines(text: string): string {
  const lines = text.replace(UNSHOWN, '').split('\n');
  return lines.map((line) => line.replace(BLANK, ' ')).join('\n');
}
