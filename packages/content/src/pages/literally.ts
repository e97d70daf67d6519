/** Escapes a text, so that Markdown shows every character of it unchanged, at the beginning of a line, too. */
export function literally(words: string): string {
  const escaped = words.replaceAll(/[\\`*_[\]<>|~]/g, (sign) => `\\${sign}`);
  return escaped.replace(/^(\d*)([-+#.)])/, '$1\\$2');
}

/** Reverses `literally`. */
export function plainly(markdown: string): string {
  return markdown.replaceAll(/\\([\\`*_[\]<>|~\-+#.)])/g, '$1');
}
