import { t } from '@motel/language';

/** The usual kinds of room; an owner's own word stands in the place of its name. */
const USUAL: Readonly<Record<string, string>> = {
  Single: t('Single Room'),
  Double: t('Double Room'),
  Twin: t('Twin Room'),
  Triple: t('Triple Room'),
  Quad: t('Quad Room'),
  Queen: t('Queen Room'),
  King: t('King Room'),
};

/** `Queen Room`. */
export function roomTypeWords(roomType: string | undefined): string {
  return USUAL[roomType ?? ''] ?? t('{roomType} Room', { roomType: `${roomType}` });
}
