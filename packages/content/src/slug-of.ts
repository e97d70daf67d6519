/** Small letters without their accents. */
export function unaccented(words: string): string {
  return words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Words as a file or an address has them: small letters, digits and single dashes. */
export function slugOf(words: string): string {
  return unaccented(words)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}
