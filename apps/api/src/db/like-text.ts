/** Escapes words for a pattern of `like`, where some signs are wildcards. */
export function likeText(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
