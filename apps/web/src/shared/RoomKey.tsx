import { KeyFob } from '@motel/ui';

const TONES = ['spruce', 'ox', 'teal'] as const;

interface RoomKeyProps {
  readonly name: string | undefined;
  readonly className?: string;
}

/** The key of a room: the same letters and colour wherever the room is shown. Decoration. */
export function RoomKey({ name, className }: RoomKeyProps) {
  return (
    <KeyFob tone={TONES[hash(name ?? '') % TONES.length]} className={className}>
      {initials(name)}
    </KeyFob>
  );
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
}

/** The letters on a room's key fob: `HD` for Hoodoo Double. At most three; none for a room without a name. */
export function initials(name: string | undefined): string | undefined {
  const letters = (name ?? '').match(/(?<![\p{L}\p{M}'’])\p{L}/gu) ?? [];
  return letters.length === 0 ? undefined : letters.slice(0, 3).join('').toUpperCase();
}
