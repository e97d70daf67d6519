import type { Words } from './words.ts';

/** The usual kinds of room; an owner's own word replaces its name. */
const usual = ({ t }: Words): Readonly<Record<string, string>> => ({
  Single: t('Single Room'),
  Double: t('Double Room'),
  Twin: t('Twin Room'),
  Triple: t('Triple Room'),
  'Classic Triple': t('Classic Triple Room'),
  Quad: t('Quad Room'),
  Queen: t('Queen Room'),
  King: t('King Room'),
  Family: t('Family Room'),
  Studio: t('Studio Room'),
});

/** `Queen Room`. */
export function roomTypeWords(words: Words, roomType: string | undefined): string {
  return usual(words)[roomType ?? ''] ?? words.t('{roomType} Room', { roomType: `${roomType}` });
}
