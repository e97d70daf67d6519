import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { occupiesRooms } from '@motel/booking-core/booking';
import { useState } from 'react';
import { fullName } from '../../shared/format/shown-stay.ts';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { readNames, withoutRoom } from '../../shared/rooming-list/names.ts';
import { RoomingList } from '../../shared/rooming-list/RoomingList.tsx';
import { isUnnamed } from './group-state.ts';

interface GroupNamesProps {
  readonly group: AnswerTo<'group'>;
  readonly onDone: () => void;
}

/** The guests of the group's rooms, as one list to write or to paste. */
export function GroupNames({ group: { id, stays }, onDone }: GroupNamesProps) {
  // A stay that ends while a person types must not move the names of the others.
  const [ids] = useState(() =>
    stays.flatMap((stay) => (occupiesRooms(stay.status) && stay.leftAt === undefined ? stay.id : [])),
  );
  const rooms = ids.flatMap((one) => stays.find((stay) => stay.id === one) ?? []);
  const [text, setText] = useState(() => rooms.map(nameOf).join('\n'));
  const typed = readNames(text);
  const names = rooms.flatMap((stay, at) => {
    const name = typed[at] ?? '';
    return name === '' || name === nameOf(stay) ? [] : { stay: stay.id, version: stay.version, name };
  });
  const isReady = names.length > 0 && withoutRoom(typed, rooms.length) === undefined;
  return (
    <DeskCard title="Names" isInset>
      <PressForm
        call="nameRooms"
        asked={{ parts: { id }, body: { names } }}
        onDone={onDone}
        deed="Save the names"
        variant="solid"
        isReady={isReady}
        beside={<DeskButton onClick={onDone}>Close</DeskButton>}
      >
        <RoomingList
          rooms={rooms.map((stay) => stay.rooms.map(({ number }) => number).join(', ') || stay.type.title)}
          text={text}
          onChange={setText}
        />
      </PressForm>
    </DeskCard>
  );
}

function nameOf(stay: GroupNamesProps['group']['stays'][number]): string {
  return isUnnamed(stay) ? '' : fullName(stay);
}
