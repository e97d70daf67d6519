import { editsToBeginnings } from '@motel/content/server';
import type { FindableStay } from './findable-stays.ts';
import { type FoldedWord, foldedWords, joinedWords, type Mark, markOf } from './folded-text.ts';

export type Findable = Pick<FindableStay, 'reference' | 'name' | 'phone' | 'mobile' | 'email'> & {
  readonly rooms: readonly string[];
};

type Prepared = ReturnType<typeof prepare>;

export function prepare({ reference, name, phone, mobile, email, rooms }: Findable) {
  return {
    reference,
    /** Each word of the name, and each two or three that are adjacent, as one. */
    name: neighbours(foldedWords(name), 3).map(({ word }) => word),
    phone: digitsOf(phone),
    mobile: digitsOf(mobile),
    email: joinedWords(foldedWords(email)),
    rooms: rooms.map((number) => joinedWords(foldedWords(number)).text),
  };
}

/** More words than anybody types: the rest is not read. */
const MOST_WORDS = 8;
/** A telephone number may be typed in so many groups. */
const MOST_JOINED = 5;

/** The typed text, as words and as neighbouring words that may be one: "mac rae", "403 555", "7k4 qd". */
export function readTyped(text: string) {
  const words = foldedWords(text).slice(0, MOST_WORDS);
  const runs = neighbours(words, MOST_JOINED).map(({ at, words, word }) => ({ at, words, text: word.text }));
  return { words: words.length, runs };
}

/** Matches a stay when each typed word is some part of it, in any order; `undefined` when one is not. */
export function matchStay({ words, runs }: ReturnType<typeof readTyped>, stay: Prepared): Match | undefined {
  // The best way to read the first words, for each number of them.
  const best: (Match | undefined)[] = [{ score: 0, isAlike: false, marks: {} }];
  for (const { at, words: count, text } of runs) {
    const before = best[at];
    if (before === undefined) continue;
    const part = matchWord(text, stay);
    if (part === undefined) continue;
    // Words that are read as one count as often as they are.
    const together = both(before, { ...part, score: part.score * count });
    const known = best[at + count];
    if (known === undefined || known.score < together.score) best[at + count] = together;
  }
  const whole = words === 0 ? undefined : best[words];
  return whole && { ...whole, score: whole.score / words };
}

function both(first: Match, second: Match): Match {
  const marks: Partial<Record<keyof Match['marks'], Mark[]>> = { ...first.marks };
  for (const field of Object.keys(second.marks) as (keyof Match['marks'])[]) {
    marks[field] = [...(marks[field] ?? []), ...(second.marks[field] ?? [])];
  }
  return { score: first.score + second.score, isAlike: first.isAlike || second.isAlike, marks };
}

function matchWord(text: string, stay: Prepared): Match | undefined {
  const found = [
    matchReference(text, stay.reference),
    stay.rooms.includes(text) ? { score: 95, isAlike: false, marks: {} } : undefined,
    matchPhone(text, stay),
    ...stay.name.map((word) => matchName(text, word)),
    matchEmail(text, stay.email),
  ].filter((match) => match !== undefined);
  return found.reduce<Match | undefined>(
    (best, match) => (best === undefined || match.score > best.score ? match : best),
    undefined,
  );
}

function matchName(text: string, word: FoldedWord): Match | undefined {
  const found = (score: number, isAlike: boolean, start: number, length: number): Match => ({
    score,
    isAlike,
    marks: { name: [markOf(word, start, length)] },
  });
  if (word.text === text) return found(100, false, 0, text.length);
  if (word.text.startsWith(text)) return found(80, false, 0, text.length);
  const within = text.length < 3 ? -1 : word.text.indexOf(text);
  if (within > 0) return found(55, false, within, text.length);
  if (text.length < 3) return undefined;
  // A letter that was left out makes the typed word the shorter one.
  const mostInWhole = forgiven(Math.max(text.length, word.text.length));
  if (Math.abs(text.length - word.text.length) <= mostInWhole) {
    const typos = editsToBeginnings(text, word.text).at(-1) ?? 0;
    if (typos <= mostInWhole) return found(50 - 10 * typos, true, 0, word.text.length);
  }
  const mostInBeginning = forgiven(text.length - 1);
  if (mostInBeginning === 0 || text.length > word.text.length + mostInBeginning) return undefined;
  const beginning = typosToBeginning(text, word.text);
  if (beginning.count > mostInBeginning) return undefined;
  return found(40 - 10 * beginning.count, true, 0, beginning.length);
}

function matchPhone(text: string, { phone, mobile }: Prepared): Match | undefined {
  if (!/^\d{2,}$/.test(text)) return undefined;
  // At home a number begins with a 0 that it loses abroad.
  const digits = text.length > 4 ? text.replace(/^0/, '') : text;
  const shown = partOf(digits, phone);
  if (shown !== undefined) return { ...shown, marks: { phone: shown.parts } };
  const signedIn = partOf(digits, mobile);
  return signedIn && { ...signedIn, marks: {} };
}

/** Digits of a number, the last ones rather than others. */
function partOf(digits: string, number: FoldedWord) {
  const at = number.text.lastIndexOf(digits);
  if (at < 0) return undefined;
  const isEnd = at + digits.length === number.text.length && digits.length >= 4;
  const score = isEnd ? 90 : Math.min(85, 30 + 8 * digits.length);
  return { score, isAlike: false, parts: [markOf(number, at, digits.length)] };
}

function matchEmail(text: string, email: FoldedWord): Match | undefined {
  const at = text.length < 4 ? -1 : email.text.indexOf(text);
  return at < 0
    ? undefined
    : { score: 25, isAlike: false, marks: { email: [markOf(email, at, text.length)] } };
}

function digitsOf(text: string): FoldedWord {
  return joinedWords(foldedWords(text).filter((word) => /\d/.test(word.text)));
}

/** Each word, and each run of neighbouring ones as one word, by the place where it begins. */
function neighbours(words: readonly FoldedWord[], most: number) {
  return words.flatMap((_, at) =>
    words
      .slice(at, at + most)
      .map((_, more) => ({ at, words: more + 1, word: joinedWords(words.slice(at, at + more + 1)) })),
  );
}

/** Signs that look or sound alike: read from a screen, a hand or the telephone, one is written for another. */
const ALIKE = ['0oqd', '1iljt7', '2z', '5s', '6gc', '8b', 'uvwy', 'mn', '4a', '9p', '3e', 'kx', 'fh'];
const CLASS_OF = new Map(
  ALIKE.flatMap((signs) => [...signs].map((sign) => [sign, signs.charAt(0)] as const)),
);

/** Characters after the motel's initials. */
const CODE = 5;

/** Matches a booking's number, or some of its characters: with or without initials and dash, in any case. */
function matchReference(text: string, reference: string): Match | undefined {
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

/** The mistakes between a typed word and the beginning of another one that it is nearest to, and that beginning's length. */
function typosToBeginning(typed: string, word: string) {
  const off = ({ length }: { readonly length: number }) => Math.abs(length - typed.length);
  return editsToBeginnings(typed, word)
    .map((count, length) => ({ count, length }))
    .reduce((nearest, one) => {
      // Of equally near beginnings, the one as long as the typed word.
      const isNearer = one.count < nearest.count || (one.count === nearest.count && off(one) < off(nearest));
      return isNearer ? one : nearest;
    });
}

/** How many mistakes are forgiven in a word: none in the shortest ones, because each is near to many others. */
function forgiven(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** Why a stay was found: the parts of its texts that match. */
export interface Match {
  /** Higher is better. */
  readonly score: number;
  /** Some word only resembles the typed one. */
  readonly isAlike: boolean;
  readonly marks: Readonly<Partial<Record<'reference' | 'name' | 'phone' | 'email', Mark[]>>>;
}
