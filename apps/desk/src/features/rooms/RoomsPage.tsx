import type { NumberedRoomWire } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { mayDo } from '../../shared/me/may-do.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { CloseRoomDialog } from './CloseRoomDialog.tsx';
import { EditRoomDialog } from './EditRoomDialog.tsx';
import { RoomLine } from './RoomLine.tsx';
import { banners, cards } from './RoomsPage.css.ts';

type Ask =
  | { readonly about: 'close' | 'change'; readonly room: NumberedRoomWire }
  | { readonly about: 'add'; readonly type: { readonly id: string; readonly title: string } };

/** Every room of the motel by its kind: tonight, closures, numbers. */
export function RoomsPage() {
  const role = useMe()?.person.role ?? 'housekeeping';
  const { data, isError } = useDesk('rooms', {});
  const reopen = usePress('reopenRoom');
  const propose = usePress('proposeRooms');
  const [ask, setAsk] = useState<Ask | undefined>(undefined);
  const [said, setSaid] = useState<string | undefined>(undefined);
  const [mayClose, mayChange] = [mayDo(role, 'clerk'), mayDo(role, 'owner')];
  async function proposeAll() {
    const done = await propose.press({});
    if (done === undefined) return;
    const without = done.without.map(({ name, reference }) => `${name} (${reference})`).join(', ');
    setSaid(
      `${done.stays} stays got their rooms.${without === '' ? '' : ` No number is free for ${without}.`}`,
    );
  }
  const close = () => setAsk(undefined);
  return (
    <>
      <PageHead
        title="All rooms"
        end={
          <>
            <DeskLink to="/rooms" icon="broom">
              Rooms to do
            </DeskLink>
            {mayClose && (
              <DeskButton look="go" disabled={propose.isPressing} onClick={() => void proposeAll()}>
                Give numbers to all stays
              </DeskButton>
            )}
          </>
        }
      />
      <div className={banners}>
        {isError && <Banner tone="warn">The rooms cannot be read now.</Banner>}
        {said !== undefined && <Banner tone="good">{said}</Banner>}
        {[reopen.problem, propose.problem].map(
          (problem) =>
            problem !== undefined && (
              <Banner key={problem.message} tone="bad">
                {problem.message}
              </Banner>
            ),
        )}
      </div>
      <div className={cards}>
        {data?.types.map(({ rooms, ...type }) => (
          <DeskCard
            key={type.id}
            title={type.title}
            count={rooms.length}
            aside={
              mayChange && (
                <DeskButton
                  size="small"
                  icon="plus"
                  onClick={() => setAsk({ about: 'add', type })}
                  aria-label={`Add a ${type.title}`}
                >
                  Add
                </DeskButton>
              )
            }
          >
            <ul>
              {rooms.map((room) => (
                <RoomLine
                  key={room.id}
                  room={room}
                  mayClose={mayClose}
                  mayChange={mayChange}
                  onClose={() => setAsk({ about: 'close', room })}
                  onChange={() => setAsk({ about: 'change', room })}
                  onReopen={(id) => void reopen.press({ parts: { id } })}
                />
              ))}
            </ul>
          </DeskCard>
        ))}
      </div>
      {ask?.about === 'close' && data !== undefined && (
        <CloseRoomDialog room={ask.room} day={data.day} onClose={close} onSaid={setSaid} />
      )}
      {ask?.about === 'change' && <EditRoomDialog room={ask.room} onClose={close} onSaid={setSaid} />}
      {ask?.about === 'add' && <EditRoomDialog type={ask.type} onClose={close} onSaid={setSaid} />}
    </>
  );
}
