/** Words as they stand, in a pattern of `like`: without the signs that mean something to it. */
export function likeText(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
