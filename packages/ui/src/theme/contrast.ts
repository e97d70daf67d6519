import type { dark } from './dark.ts';

export type Colours = (typeof dark)['color'];

export interface Pair {
  readonly words: string;
  readonly least: number;
  readonly of: (colours: Colours) => readonly [part: string, surface: string];
}

const read = (words: string, of: Pair['of']): Pair => ({ words, least: 4.5, of });
const seen = (words: string, of: Pair['of']): Pair => ({ words, least: 3, of });

/** The pairs that pages use: words need 4.5 : 1, parts of controls 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const PAIRS: readonly Pair[] = [
  read('ink on paper', ({ ink, paper }) => [ink, paper]),
  read('ink on card', ({ ink, card }) => [ink, card]),
  read('ink on sunk', ({ ink, sunk }) => [ink, sunk]),
  read('soft ink on paper', ({ inkSoft, paper }) => [inkSoft, paper]),
  read('soft ink on card', ({ inkSoft, card }) => [inkSoft, card]),
  read('soft ink on sunk', ({ inkSoft, sunk }) => [inkSoft, sunk]),
  read('ink on the days of a range', ({ ink, range }) => [ink, range]),
  read('words on the main button', ({ onAccent, accent }) => [onAccent, accent]),
  read('words on the main button under the pointer', ({ onAccent, accentHover }) => [onAccent, accentHover]),
  read('accented words on paper', ({ accentText, paper }) => [accentText, paper]),
  read('accented words on card', ({ accentText, card }) => [accentText, card]),
  read('words on spruce', ({ onSpruce, spruce }) => [onSpruce, spruce]),
  read('words on ox', ({ onPoster, ox }) => [onPoster, ox]),
  read('words on teal', ({ onPoster, teal }) => [onPoster, teal]),
  read('words on straw', ({ onStraw, straw }) => [onStraw, straw]),
  read('words on a stamp', ({ stampInk, stampPrint }) => [stampInk, stampPrint]),
  read('words in the ground', ({ onGround, ground }) => [onGround, ground]),
  read('an error under a field on paper', ({ red, paper }) => [red.text, paper]),
  read('an error under a field on card', ({ red, card }) => [red.text, card]),
  read('green', ({ green }) => [green.text, green.surface]),
  read('yellow', ({ yellow }) => [yellow.text, yellow.surface]),
  read('red', ({ red }) => [red.text, red.surface]),
  read('blue', ({ blue }) => [blue.text, blue.surface]),
  read('grey', ({ grey }) => [grey.text, grey.surface]),
  seen('a field on paper', ({ control, paper }) => [control, paper]),
  seen('a field on card', ({ control, card }) => [control, card]),
  seen('the focus ring on paper', ({ focus, paper }) => [focus, paper]),
  seen('the focus ring on card', ({ focus, card }) => [focus, card]),
  seen('the focus ring in the ground', ({ groundFocus, ground }) => [groundFocus, ground]),
];

/** The contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of `#rrggbb` as shares of light. */
export function linearRgb(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}
