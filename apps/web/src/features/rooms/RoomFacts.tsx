import type { PropertyCard } from '@motel/api-client/contracts';
import { counted } from '@motel/content/words';
import { DottedFacts } from '../../shared/DottedFacts.tsx';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { useWords, type Words } from '../../shared/words.ts';

interface RoomFactsProps {
  readonly room: PropertyCard;
  /** Only beds and size: for a small card. @default false */
  readonly isShort?: boolean;
}

/** The facts of this room alone, its type or its beds first. Nothing of what its owner has not said. */
export function RoomFacts({ room, isShort = false }: RoomFactsProps) {
  const words = useWords();
  const { beds, bedSize, size, bath, guest, allowedPets } = room;
  const facts = isShort
    ? [beds, size && `${size} m²`]
    : [
        roomTypeWords(words, room.roomType),
        beds,
        bedSize,
        guest && words.t('Sleeps {guest}', { guest }),
        size && `${size} m²`,
        bath,
        allowedPets !== undefined && petsWords(words, allowedPets),
      ];
  return <DottedFacts facts={facts} />;
}

function petsWords(words: Words, most: number): string {
  const { t } = words;
  if (most === 0) return t('No pets');
  return t('{pets} welcome', { pets: counted(words, most, 'pet') });
}
