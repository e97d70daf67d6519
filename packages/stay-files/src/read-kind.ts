import type { KindFacts } from './motel-facts.ts';
import { folded } from './words.ts';

/**
 * Finds the kind of room that another system calls by this name: its title or id in any letters, also with a room's number
 * behind it, the number of one of its rooms, or the beginning of one word of a single title, such as `JAR` for “Chambre
 * Jardin”.
 */
export function readKind(name: string, kinds: readonly KindFacts[]) {
  const same = kinds.find(({ id, title }) => title === name || id === name);
  if (same !== undefined) return { kind: same };
  const wanted = lettersOf(name);
  if (wanted === '') return undefined;
  const exact = kinds.find(({ id, title }) => lettersOf(title) === wanted || lettersOf(id) === wanted);
  if (exact !== undefined) return { kind: exact };
  const [, called = '', number = ''] = /^(.*?\p{L}.*?)[\s#(.,:-]+(\w{1,5})\)?$/u.exec(name.trim()) ?? [];
  const numbered = /\d/.test(number)
    ? kinds.find(({ title }) => lettersOf(title) === lettersOf(called))
    : undefined;
  if (numbered !== undefined) return { kind: numbered, number };
  const alike = kinds.filter(({ title }) =>
    title.split(/\s+/).some((word) => lettersOf(word).startsWith(wanted)),
  );
  return alike.length === 1 && alike[0] !== undefined ? { kind: alike[0] } : undefined;
}

export function kindOfRoom(number: string, kinds: readonly KindFacts[]): KindFacts | undefined {
  const plain = number.trim().replace(/^0+(?=\d)/, '');
  return kinds.find(({ numbers }) => numbers.includes(plain) || numbers.includes(number.trim()));
}

function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}
