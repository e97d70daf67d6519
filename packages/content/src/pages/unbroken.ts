/** A figure and its unit, a road and its number. */
const TOGETHER = /(\d (?:km|m|cm)|½ hours?|Highway \d)\b/g;

/** The same words, with spaces that do not break over two lines where they belong together: `135 km`, `Highway 9`. */
export function unbroken(text: string): string {
  return text.replaceAll(TOGETHER, (together) => together.replace(' ', '\u00a0'));
}
