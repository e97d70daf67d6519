/** Name → Markdown that takes the place of `{name}`. */
export type Placeholders = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(?<name>[^{}\n]*)\}/g;

/** Puts the motel's facts where a page names them. */
export function fillPlaceholders(markdown: string, placeholders: Placeholders, mistakes: string[]): string {
  return markdown.replaceAll(PLACEHOLDER, (written, name: string) => {
    if (Object.hasOwn(placeholders, name)) return placeholders[name] ?? '';
    mistakes.push(`there is no ${written}; there are ${Object.keys(placeholders).join(', ')}`);
    return written;
  });
}

/** Words that mean themselves in Markdown, whatever signs they hold. */
export function literally(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>|~]/g, (sign) => `\\${sign}`);
}

/** The words that `literally` was given. */
export function plainly(markdown: string): string {
  return markdown.replaceAll(/\\([\\`*_[\]<>|~])/g, '$1');
}
