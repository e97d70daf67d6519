/** A guest's words within a line of ours, or in a header: one line, whatever was typed. */
export function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A guest's words marked as such, line by line: nobody can write lines that look like ours. */
export function quoted(words: string): string {
  return words
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line.replace(/\p{Cc}/gu, ' ')}`.trimEnd())
    .join('\n');
}
