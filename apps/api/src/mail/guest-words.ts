/** They turn the direction of what follows them round, also of words that are ours. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A guest's words within a line of ours, or in a header: one line, whatever was typed. */
export function oneLine(words: string): string {
  return words
    .replace(TURNING, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** A guest's words marked as such, line by line: nobody can write lines that look like ours. */
export function quoted(words: string): string {
  return words
    .replace(TURNING, '')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line.replace(/\p{Cc}/gu, ' ')}`.trimEnd())
    .join('\n');
}

/** Lines for a terminal: it shows whatever guests have typed into them, and obeys none of it. */
export function plainLines(text: string): string {
  return text.replace(TURNING, '').replace(/[^\P{Cc}\n]/gu, ' ');
}
