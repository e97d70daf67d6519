import { ApiProblem } from '@motel/api-client';
import type { AnswerTo, MoveOut } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert, Dialog, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFields } from '../field/fields.ts';
import { shownDates } from '../format/shown-dates.ts';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import { DeskButton } from '../parts/Page.tsx';
import { listed } from '../rooms/shown-rooms.ts';
import { useFresh, usePress } from '../wire/calls.ts';
import { dates, form, heading, list, name, nights, note, row, toRooms } from './CloseRoom.css.ts';

export interface ClosedRoom extends AnswerTo<'closeRoom'> {
  /** `Room 14 is closed July 9 to 12. Amiri moved.` */
  readonly words: string;
  /** Stays have other rooms now: opening the room again does not bring them back. */
  readonly hasMoved: boolean;
}

interface CloseRoomDialogProps {
  readonly room: { readonly id: string; readonly number: string };
  readonly today: string;
  /** Dates as the person chose them: the first night, and the day on which the room is on sale again. */
  readonly first: { readonly checkIn: string; readonly checkOut: string };
  readonly onClose: () => void;
  readonly onClosed: (closed: ClosedRoom) => void;
}

/** Takes a room out of order for some nights, and moves the stays in its way, which it shows first. */
export function CloseRoomDialog({ room, today, first, onClose, onClosed }: CloseRoomDialogProps) {
  const { typed, field } = useFields({ ...first, reason: '' });
  const { checkIn, checkOut, reason } = typed;
  const [isChecked, setChecked] = useState(false);
  const { press, isPressing, problem } = usePress('closeRoom');
  const isEmpty =
    parseCivilDate(checkIn) === undefined || parseCivilDate(checkOut) === undefined || checkIn >= checkOut;
  const isMissing = reason.trim() === '';
  const asked = isEmpty ? undefined : { parts: { id: room.id }, query: { checkIn, checkOut } };
  // Others go on booking: which stays it moves is read again and again.
  const { data, error } = useFresh('previewClosure', asked, { enabled: !isPressing });
  const moves = data?.moves;
  const isAwaited = !isEmpty && moves === undefined;
  const refusal = error instanceof ApiProblem ? error.serverMessage : undefined;
  const fault = problem?.message ?? refusal;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty || isMissing || moves === undefined) return;
    const body = { checkIn, checkOut, reason: reason.trim(), moves: shownMoves(moves) };
    const closed = await press({ parts: { id: room.id }, body });
    if (closed === undefined) return;
    const hasMoved = moves.length > 0;
    const names = new Set(moves.map(({ name: each }) => each || 'A guest'));
    const moved = hasMoved ? ` ${listed([...names])} moved.` : '';
    const words = `Room ${room.number} is closed ${shownDates(checkIn, checkOut)}.${moved}`;
    onClosed({ ...closed, words, hasMoved });
  };

  return (
    <Dialog open onClose={onClose} title={`Close room ${room.number}`} width="narrow">
      <form className={form} onSubmit={submit} noValidate>
        <p className={note}>It is off sale at once, on the website too.</p>
        <div className={dates}>
          <TextField label="First night" type="date" min={today} {...field('checkIn')} />
          <TextField
            label="On sale again"
            type="date"
            error={isEmpty ? 'It is on sale again after its first night.' : undefined}
            {...field('checkOut')}
          />
        </div>
        <TextField
          label="Reason"
          maxLength={200}
          error={isChecked && isMissing ? 'Say why the room is closed.' : undefined}
          {...field('reason')}
        />
        {moves !== undefined && moves.length > 0 && <MovesOut number={room.number} moves={moves} />}
        {fault !== undefined && <Alert tone="error">{fault}</Alert>}
        <DeskButton type="submit" variant="solid" size="large" full disabled={isPressing || isAwaited}>
          {moves?.length ? `Move ${counted(moves.length, 'stay')} and close` : 'Close'} room {room.number}
        </DeskButton>
      </form>
    </Dialog>
  );
}

function MovesOut({ number, moves }: { readonly number: string; readonly moves: readonly MoveOut[] }) {
  return (
    <section>
      <h3 className={heading}>These stays leave room {number}</h3>
      <ul className={list}>
        {moves.map((move) => (
          <li key={`${move.stayId} ${move.checkIn}`} className={row}>
            <span>
              <Link to={`/stays/${move.stayId}`} className={name}>
                {move.name || 'Guest'}
              </Link>{' '}
              <span className={note}>{move.reference}</span>
              <span className={nights}>{shownDates(move.checkIn, move.checkOut)}</span>
            </span>
            <span className={toRooms}>
              <DeskIcon name="forward" size="small" />
              {roomWords(move)}
            </span>
          </li>
        ))}
      </ul>
      <p className={note}>The same kind of room: nothing to pay.</p>
    </section>
  );
}

/** `Room 15`; of several rooms each with its nights. */
function roomWords({ to }: MoveOut): string {
  const [first, ...others] = to;
  if (first !== undefined && others.length === 0) return `Room ${first.number}`;
  return to
    .map(({ number, checkIn, checkOut }) => `Room ${number}, ${shownDates(checkIn, checkOut)}`)
    .join('; ');
}

/** The moves as the person saw them, for the server to compare. */
export function shownMoves(moves: readonly MoveOut[]) {
  return moves.flatMap(({ stayId, to }) => to.map(({ number: _, ...nights }) => ({ stayId, ...nights })));
}
