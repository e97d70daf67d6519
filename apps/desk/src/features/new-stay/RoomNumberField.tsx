import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { DeskSelect } from '../../shared/field/DeskSelect.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { checkOutOf, type Draft } from './draft.ts';

interface RoomNumberFieldProps {
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
}

/** The room that the stay gets: one that is free on all its nights, or any at check-in. */
export function RoomNumberField({ draft, onChange }: RoomNumberFieldProps) {
  const { typeId, roomId, checkIn } = draft;
  const checkOut = checkOutOf(draft);
  const isAsked = typeId !== '' && checkOut !== '';
  const { data } = useDesk('freeRooms', { query: { typeId, checkIn, checkOut } }, { enabled: isAsked });
  if (!isAsked) return null;
  const lost = data?.taken.find(({ id }) => id === roomId);
  return (
    <DeskSelect
      label={Number(draft.rooms) > 1 ? 'Number of the first room' : 'Room number'}
      value={roomId}
      onChange={(chosen) => onChange({ roomId: chosen })}
      options={[
        { value: '', label: 'Any, at check-in' },
        ...(data?.free.map((room) => ({ value: room.id, label: roomWords(room) })) ?? []),
        ...(lost === undefined ? [] : [{ value: lost.id, label: `${lost.number}, not free` }]),
      ]}
      error={lost && `Room ${lost.number} is not free on all these nights. Choose another one, or any.`}
    />
  );
}

type FreeRoom = AnswerOf<DeskCalls['freeRooms']>['free'][number];

function roomWords({ number, words, isClean }: FreeRoom): string {
  return [number, !isClean && 'to clean', words].filter(Boolean).join(', ');
}
