import { addDays, civilDate } from '@motel/booking-core';
import { useState } from 'react';
import { CloseRoomDialog } from '../../shared/close-room/CloseRoomDialog.tsx';
import { Fob } from '../../shared/fob/Fob.tsx';
import { proposedWords } from '../../shared/format/proposed-words.ts';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { mayDo } from '../../shared/me/may-do.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { RoomDialog } from './RoomDialog.tsx';
import { RoomRow } from './RoomRow.tsx';
import { aside, cards, messages, rows } from './RoomsPage.css.ts';
import { type Closure, countWords, type Room } from './room-words.ts';

type Opened =
  | { readonly is: 'close'; readonly room: Room }
  | { readonly is: 'change'; readonly room: Room }
  | { readonly is: 'add' };

/** Every room by its kind: its state tonight, closures and what is wrong in it. */
export function RoomsPage() {
  const { data } = useDesk('rooms', {});
  const me = useMe();
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [said, setSaid] = useState<string | undefined>(undefined);
  const reopening = usePress('reopenRoom');
  const finishing = usePress('finishNote');
  const proposing = usePress('proposeRooms');
  const role = me?.person.role ?? 'housekeeping';
  const rights = { mayClose: mayDo(role, 'clerk'), mayChange: mayDo(role, 'owner') };
  const problem = reopening.problem ?? finishing.problem ?? proposing.problem;
  const done = (words: string) => {
    setOpened(undefined);
    setSaid(words);
  };

  const reopen = async (room: Room, { id }: Closure) => {
    setSaid(undefined);
    const isOpen = (await reopening.press({ parts: { id } })) !== undefined;
    if (isOpen) setSaid(`Room ${room.number} is open again, and for sale.`);
  };
  const proposeAll = async () => {
    setSaid(undefined);
    const proposed = await proposing.press({});
    if (proposed === undefined) return;
    setSaid(proposedWords(proposed));
  };
  const finish = async (id: string) => {
    setSaid(undefined);
    await finishing.press({ parts: { id }, body: { isDone: true } });
  };

  return (
    <>
      <PageHead
        title="All rooms"
        note={data && `Tonight, ${shownDay(data.day)}`}
        end={
          <>
            <DeskLink to="/rooms" icon="broom">
              Rooms to do
            </DeskLink>
            {rights.mayChange && (
              <DeskButton icon="plus" onClick={() => setOpened({ is: 'add' })}>
                Add a room
              </DeskButton>
            )}
            {rights.mayClose && (
              <DeskButton look="go" disabled={proposing.isPressing} onClick={() => void proposeAll()}>
                Give numbers to all stays
              </DeskButton>
            )}
          </>
        }
      />
      <div className={messages}>
        {problem !== undefined && <Banner tone="bad">{problem.message}</Banner>}
        {said !== undefined && problem === undefined && <Banner tone="good">{said}</Banner>}
      </div>
      <div className={cards}>
        {data?.types.map((type) => (
          <DeskCard
            key={type.id}
            title={type.title}
            count={type.rooms.length}
            aside={
              <span className={aside}>
                {countWords(type.rooms)}
                <Fob room={type} size="small" isDecoration />
              </span>
            }
          >
            <ul className={rows}>
              {type.rooms.map((room) => (
                <RoomRow
                  key={room.id}
                  room={room}
                  {...rights}
                  isChosen={chosen === room.id}
                  onChoose={() => setChosen(chosen === room.id ? undefined : room.id)}
                  onClose={() => setOpened({ is: 'close', room })}
                  onChange={() => setOpened({ is: 'change', room })}
                  onReopen={(closure) => void reopen(room, closure)}
                  onFinish={(note) => void finish(note)}
                />
              ))}
            </ul>
          </DeskCard>
        ))}
      </div>
      {opened?.is === 'close' && data !== undefined && (
        <CloseRoomDialog
          room={opened.room}
          today={data.day}
          first={{ checkIn: data.day, checkOut: addDays(civilDate(data.day), 1) }}
          onClose={() => setOpened(undefined)}
          onClosed={({ words }) => done(words)}
        />
      )}
      {(opened?.is === 'add' || opened?.is === 'change') && (
        <RoomDialog
          room={opened.is === 'change' ? opened.room : undefined}
          types={data?.types ?? []}
          onClose={() => setOpened(undefined)}
          onDone={done}
        />
      )}
    </>
  );
}
