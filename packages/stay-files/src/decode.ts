/** The letters of these languages beyond English ones, and signs beside them. */
const USUAL = /[éèêëàâäçùûüôöîïñáíóúßœæ€–’«»°ÉÈÀÇÄÖÜ\u00a0]/gu;
const UNUSUAL = /[^\p{ASCII}éèêëàâäçùûüôöîïñáíóúßœæ€–’«»°ÉÈÀÇÄÖÜ\u00a0]/gu;

/** The text of a file: by its mark, or in the letters that are likeliest. */
export function decode(bytes: Uint8Array): string {
  return textOf(bytes)
    .replace(/^\u{feff}/u, '')
    .replaceAll('\0', '');
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const inWide = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return inWide('utf-16le');
  if (first === 0xfe && second === 0xff) return inWide('utf-16be');
  const start = bytes.subarray(0, 400);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return inWide('utf-16le');
  if (zeros(0) > start.length / 4) return inWide('utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const likelihood = (text: string) => count(text, USUAL) - 2 * count(text, UNUSUAL);
    const [windows, mac] = [inWide('windows-1252'), inWide('macintosh')];
    return likelihood(mac) > likelihood(windows) ? mac : windows;
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
