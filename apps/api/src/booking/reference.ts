import { randomInt } from 'node:crypto';
import type { Motel } from '@motel/content/server';

/** Without the letters and digits that look or sound like another one. */
const ALPHABET = '234679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 5;
const SPOKEN = new RegExp(`^(?:([A-Z]{1,3})[\\s-]*)?([${ALPHABET}]{${LENGTH}})$`);

/** A booking's number for people: the motel's initials and five characters, such as `LI-7K4QD`. It reveals nothing. */
export function newReference(motel: Pick<Motel, 'name'>): string {
  return `${initialsOf(motel.name)}-${randomCode()}`;
}

/** Five random characters that people can read to each other. */
export function randomCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Whether a text is a booking's number as it is stored, of this motel or of one that it was called before. */
export function isReference(text: string): boolean {
  return /^[A-Z]{1,3}-/.test(text) && SPOKEN.test(text);
}

/** At most three, of the letters that are on every keyboard. */
function initialsOf(name: string): string {
  const words = name.normalize('NFD').split(/[^\p{L}\p{M}]+/u);
  const initials = words.map((word) => word.charAt(0).toUpperCase()).filter((letter) => /[A-Z]/.test(letter));
  return initials.slice(0, 3).join('') || 'B';
}

/** A booking's number as people say it: `LI-7K4QD`, or its five characters; `undefined` where it can be none. */
export function spokenReference(said: string): string | undefined {
  const [, initials, code] = SPOKEN.exec(said.trim().toUpperCase()) ?? [];
  return initials === undefined ? code : `${initials}-${code}`;
}
