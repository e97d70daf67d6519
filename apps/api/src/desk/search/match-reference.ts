import type { Match } from './match.ts';

/** Signs that look or sound alike: read from a screen, a hand or the telephone, one is written for another. */
const ALIKE = ['0oqd', '1iljt7', '2z', '5s', '6gc', '8b', 'uvwy', 'mn', '4a', '9p', '3e', 'kx', 'fh'];
const CLASS_OF = new Map(
  ALIKE.flatMap((signs) => [...signs].map((sign) => [sign, signs.charAt(0)] as const)),
);

/** Characters after the motel's initials. */
const CODE = 5;

/** Matches a booking's number, or some of its characters: with or without initials and dash, in any case. */
export function matchReference(text: string, reference: string): Match | undefined {
  const whole = reference.toLowerCase().replace('-', '');
  const code = whole.slice(-CODE);
  const found = (score: number, isAlike: boolean, from: number, to: number): Match => ({
    score,
    isAlike,
    marks: { reference: [[from, to]] },
  });
  const end = reference.length;
  if (text === whole) return found(130, false, 0, end);
  if (text === code) return found(130, false, end - CODE, end);
  if (text.length < 3) return undefined;
  const typed = text.length > CODE && text.length === whole.length ? text.slice(-CODE) : text;
  if (typed.length === CODE && alike(typed) === alike(code)) return found(110, true, end - CODE, end);
  const at = code.indexOf(text);
  if (at >= 0) return found(60, false, end - CODE + at, end - CODE + at + text.length);
  // The initials and the first characters.
  if (text.length > whole.length - CODE && whole.startsWith(text))
    return found(60, false, 0, text.length + 1);
  return undefined;
}

function alike(text: string): string {
  return [...text].map((sign) => CLASS_OF.get(sign) ?? sign).join('');
}
