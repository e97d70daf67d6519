/** Name → the Markdown that replaces `{name}`. */
export type Placeholders = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(?<name>[^{}\n]*)\}/g;

/** Replaces a page's placeholders with the motel's facts. */
export function fillPlaceholders(markdown: string, placeholders: Placeholders, mistakes: string[]): string {
  return markdown.replaceAll(PLACEHOLDER, (written, name: string) => {
    if (Object.hasOwn(placeholders, name)) return placeholders[name] ?? '';
    mistakes.push(`there is no ${written}; there are ${Object.keys(placeholders).join(', ')}`);
    return written;
  });
}

/** Escapes a text, so that Markdown shows every character of it unchanged. */
export function literally(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>|~]/g, (sign) => `\\${sign}`);
}

/** Reverses `literally`. */
export function plainly(markdown: string): string {
  return markdown.replaceAll(/\\([\\`*_[\]<>|~])/g, '$1');
}
