/** Escapes a text, so that Markdown shows every character of it unchanged. */
export function literally(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>|~]/g, (sign) => `\\${sign}`);
}

/** Reverses `literally`. */
export function plainly(markdown: string): string {
  return markdown.replaceAll(/\\([\\`*_[\]<>|~])/g, '$1');
}
