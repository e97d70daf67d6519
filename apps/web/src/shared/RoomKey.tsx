import { KeyFob } from '@motel/ui';
import { initials } from './format/initials.ts';

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
