import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { Alert, Dialog, SelectField, TextField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { CloseRoomDialog } from '../../shared/close-room/CloseRoomDialog.tsx';
import { TraitBoxes } from '../../shared/field/CheckBoxes.tsx';
import { titlesOf, useFields } from '../../shared/field/fields.ts';
import { Fob } from '../../shared/fob/Fob.tsx';
import { proposedWords } from '../../shared/format/shown-stay.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { DeskButton, DeskCard, DeskLink, PageHead } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { type Closure, type Room, RoomRow, type RoomType } from './RoomRow.tsx';
import { aside, cards, form, kind, legend, messages, rows } from './RoomsPage.css.ts';

/** A dialog, and the room that it is about; none where it adds one. */
interface Opened {
  readonly is: 'close' | 'change';
  readonly room?: Room;
}

export function RoomsPage() {
  const { data } = useDesk('rooms', {});
  const rights = { mayClose: useMay('clerk'), mayChange: useMay('owner') };
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { said, setSaid, problem, isProposing, reopen, proposeAll, finish } = useRoomPresses();
  const close = (words?: string) => {
    setOpened(undefined);
    if (words !== undefined) setSaid(words);
  };
  return (
    <>
      <PageHead
        title="All rooms"
        note={data && `Tonight: ${countWords(data.types.flatMap(({ rooms }) => rooms))}`}
        end={
          <>
            <DeskLink to="/rooms" icon="broom">
              Rooms to do
            </DeskLink>
            {rights.mayChange && (
              <DeskButton icon="plus" onClick={() => setOpened({ is: 'change' })}>
                Add a room
              </DeskButton>
            )}
            {rights.mayClose && (
              <DeskButton icon="bed" disabled={isProposing} onClick={() => void proposeAll()}>
                Give numbers to all stays
              </DeskButton>
            )}
          </>
        }
      />
      <div className={messages}>
        {problem && <Alert tone="error">{problem.message}</Alert>}
        {said && !problem && <Alert tone="success">{said}</Alert>}
      </div>
      <div className={cards}>
        {data?.types.map((type) => (
          <KindCard key={type.id} type={type}>
            {type.rooms.map((room) => (
              <RoomRow
                key={room.id}
                room={room}
                {...rights}
                isChosen={chosen === room.id}
                onChoose={() => setChosen(chosen === room.id ? undefined : room.id)}
                onOpen={(is) => setOpened({ is, room })}
                onReopen={(closure) => void reopen(room, closure)}
                onFinish={(note) => void finish(note)}
              />
            ))}
          </KindCard>
        ))}
      </div>
      {opened && data && <OpenedDialog opened={opened} data={data} onClose={close} />}
    </>
  );
}

function KindCard({ type, children }: { readonly type: RoomType; readonly children: ReactNode }) {
  return (
    <DeskCard
      className={kind}
      title={type.title}
      count={type.rooms.length}
      aside={
        <span className={aside}>
          {countWords(type.rooms)}
          <Fob room={type} size="small" isDecoration />
        </span>
      }
    >
      <ul className={rows}>{children}</ul>
    </DeskCard>
  );
}

/** `4 rooms, 2 ready, 1 to clean`, in a line above the rooms of a kind. */
function countWords(rooms: readonly Room[]): string {
  const count = (state: Room['state']) => rooms.filter((room) => room.state === state).length;
  const unclean = count('to-clean') + count('arriving-unclean');
  const parts = [
    { count: count('ready'), words: 'ready' },
    { count: unclean, words: 'to clean' },
    { count: count('leaving'), words: 'past their nights' },
    { count: count('closed'), words: 'closed' },
  ].flatMap((part) => (part.count > 0 ? [`${part.count} ${part.words}`] : []));
  return parts.join(', ');
}

interface OpenedDialogProps {
  readonly opened: Opened;
  readonly data: AnswerTo<'rooms'>;
  /** @param words of what was done */
  readonly onClose: (words?: string) => void;
}

function OpenedDialog({ opened: { is, room }, data: { day, types }, onClose }: OpenedDialogProps) {
  return is === 'close' && room !== undefined ? (
    <CloseRoomDialog
      room={room}
      today={day}
      first={{ checkIn: day, checkOut: addDays(civilDate(day), 1) }}
      onClose={() => onClose()}
      onClosed={({ words }) => onClose(words)}
    />
  ) : (
    <RoomDialog room={room} types={types} onClose={() => onClose()} onDone={onClose} />
  );
}

function useRoomPresses() {
  const [said, setSaid] = useState<string | undefined>(undefined);
  const reopening = usePress('reopenRoom');
  const finishing = usePress('finishNote');
  const proposing = usePress('proposeRooms');
  return {
    said,
    setSaid,
    problem: reopening.problem ?? finishing.problem ?? proposing.problem,
    isProposing: proposing.isPressing,
    async reopen(room: Room, { id }: Closure) {
      setSaid(undefined);
      const isOpen = (await reopening.press({ parts: { id } })) !== undefined;
      if (isOpen) setSaid(`Room ${room.number} is open again, and for sale.`);
    },
    async proposeAll() {
      setSaid(undefined);
      const proposed = await proposing.press({});
      if (proposed !== undefined) setSaid(proposedWords(proposed));
    },
    async finish(id: string) {
      setSaid(undefined);
      await finishing.press({ parts: { id }, body: { isDone: true } });
    },
  };
}

interface RoomDialogProps {
  /** The room to change; a new one without it. */
  readonly room: Room | undefined;
  readonly types: readonly RoomType[];
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

function RoomDialog({ room, types, onClose, onDone }: RoomDialogProps) {
  // The page reads the rooms again while the dialog is open.
  const [seen] = useState({ number: room?.number ?? '', traits: room?.traits ?? [] });
  const { typed, setTyped, field } = useFields({ typeId: types[0]?.id ?? '', ...seen });
  const { typeId: _, ...body } = typed;
  const changing = {
    variant: 'ink' as const,
    isReady: typed.number.trim() !== '',
    children: (
      <>
        {room === undefined && <SelectField label="Kind" options={titlesOf(types)} {...field('typeId')} />}
        <TextField label="Number" maxLength={8} required hint="As it is on the door." {...field('number')} />
        <fieldset>
          <legend className={legend}>The room is</legend>
          <TraitBoxes
            value={typed.traits}
            onChange={(traits) => setTyped({ ...typed, traits: [...traits] })}
          />
        </fieldset>
      </>
    ),
  };
  if (room === undefined) {
    return (
      <Dialog open title="Add a room" width="narrow" onClose={onClose}>
        <PressForm
          call="addRoom"
          asked={{ body: typed }}
          onDone={() => onDone(`Room ${typed.number} is for sale.`)}
          deed="Add the room"
          {...changing}
        />
      </Dialog>
    );
  }
  const parts = { id: room.id };
  return (
    <Dialog open title={`Change room ${room.number}`} width="narrow" onClose={onClose}>
      <div className={form}>
        <PressForm
          call="changeRoom"
          asked={{ parts, body: { ...body, seen } }}
          onDone={() => onDone(`Room ${typed.number} is changed.`)}
          deed="Save"
          {...changing}
        />
        <PressForm
          call="retireRoom"
          asked={{ parts }}
          onDone={() => onDone(`Room ${room.number} is given up.`)}
          deed="Give the room up"
          variant="bad"
        />
      </div>
    </Dialog>
  );
}
