import { ApiProblem } from '@motel/api-client';
import { parseCivilDate } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert, Dialog, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { shownDates } from '../format/shown-dates.ts';
import { DeskButton } from '../parts/DeskButton.tsx';
import { useDesk } from '../wire/use-desk.ts';
import { usePress } from '../wire/use-press.ts';
import { dates, form, note } from './CloseRoom.css.ts';
import { MovesOut, namesOf, shownMoves } from './MovesOut.tsx';

/** A room that was closed. */
export interface ClosedRoom {
  readonly closureId: string;
  /** `Room 14 is closed July 9 to 12. Amiri moved.` */
  readonly words: string;
  /** Stays have other rooms now: opening the room again does not bring them back. */
  readonly hasMoved: boolean;
}

interface Nights {
  readonly checkIn: string;
  readonly checkOut: string;
}

interface CloseRoomDialogProps {
  readonly room: { readonly id: string; readonly number: string };
  /** The desk's date. */
  readonly today: string;
  /** Dates as the person chose them: the first night, and the day on which the room is on sale again. */
  readonly first: Nights;
  readonly onClose: () => void;
  readonly onClosed: (closed: ClosedRoom) => void;
}

/** Takes a room out of order for some nights, and moves the stays in its way, which it shows first. */
export function CloseRoomDialog({ room, today, first, onClose, onClosed }: CloseRoomDialogProps) {
  const [checkIn, setCheckIn] = useState(first.checkIn);
  const [checkOut, setCheckOut] = useState(first.checkOut);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { press, isPressing, problem } = usePress('closeRoom');
  const isEmpty =
    parseCivilDate(checkIn) === undefined || parseCivilDate(checkOut) === undefined || checkIn >= checkOut;
  const isMissing = reason.trim() === '';
  const nights = isEmpty ? undefined : { checkIn, checkOut };
  const { moves, refusal } = useClosurePreview(room.id, nights, !isPressing);
  const isAwaited = !isEmpty && moves === undefined;
  const fault = problem?.message ?? refusal;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty || isMissing || moves === undefined) return;
    const body = { checkIn, checkOut, reason: reason.trim(), moves: shownMoves(moves) };
    const closed = await press({ parts: { id: room.id }, body });
    if (closed === undefined) return;
    const hasMoved = moves.length > 0;
    const moved = hasMoved ? ` ${namesOf(moves)} moved.` : '';
    const words = `Room ${room.number} is closed ${shownDates(checkIn, checkOut)}.${moved}`;
    onClosed({ ...closed, words, hasMoved });
  };

  return (
    <Dialog open onClose={onClose} title={`Close room ${room.number}`} width="narrow">
      <form className={form} onSubmit={submit} noValidate>
        <p className={note}>It is off sale at once, on the website too.</p>
        <div className={dates}>
          <TextField label="First night" type="date" value={checkIn} min={today} onChange={setCheckIn} />
          <TextField
            label="On sale again"
            type="date"
            value={checkOut}
            onChange={setCheckOut}
            error={isEmpty ? 'It is on sale again after its first night.' : undefined}
          />
        </div>
        <TextField
          label="Reason"
          value={reason}
          onChange={setReason}
          maxLength={200}
          error={isChecked && isMissing ? 'Say why the room is closed.' : undefined}
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

/**
 * Reads which stays a closure moves, and again every four seconds: others go on booking.
 * @returns `moves` is absent until they are known, and where it cannot be; `refusal` says why, in the server's words
 */
function useClosurePreview(id: string, nights: Nights | undefined, enabled: boolean) {
  const asked = nights && { parts: { id }, query: nights };
  const { data, error, isPlaceholderData } = useDesk('previewClosure', asked, { enabled });
  const refusal = error instanceof ApiProblem ? error.serverMessage : undefined;
  return { moves: isPlaceholderData || error !== null ? undefined : data?.moves, refusal };
}
