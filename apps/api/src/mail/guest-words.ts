/** Characters that reverse the direction of the text after them, even of our own words. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A guest's words within a line of ours, or in a header: one line, whatever was typed. */
export function oneLine(words: string): string {
  return words
    .replace(DIRECTION_CONTROLS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** A guest's words marked as such, line by line: no guest can write lines that look like ours. */
export function quoted(words: string): string {
  return words
    .replace(DIRECTION_CONTROLS, '')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line.replace(/\p{Cc}/gu, ' ')}`.trimEnd())
    .join('\n');
}

/** Lines for a terminal: it shows the text that guests have typed, and obeys none of it. */
export function plainLines(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '').replace(/[^\P{Cc}\n]/gu, ' ');
}
