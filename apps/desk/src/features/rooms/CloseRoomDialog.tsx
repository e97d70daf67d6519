import { addDays, civilDate, parseCivilDate } from '@motel/booking-core';
import { Dialog } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form, pair } from './RoomsPage.css.ts';
import { closureWords, type Room } from './room-words.ts';

interface CloseRoomDialogProps {
  readonly room: Room;
  /** The desk's date: `yyyy-mm-dd`. */
  readonly today: string;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** Takes a room out of order for some nights, with the reason. */
export function CloseRoomDialog({ room, today, onClose, onDone }: CloseRoomDialogProps) {
  const [checkIn, setCheckIn] = useState(today);
  const [checkOut, setCheckOut] = useState<string>(addDays(civilDate(today), 1));
  const [reason, setReason] = useState('');
  const { press, isPressing, problem } = usePress('closeRoom');
  const first = parseCivilDate(checkIn);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const closed = await press({ parts: { id: room.id }, body: { checkIn, checkOut, reason } });
    if (closed === undefined) return;
    const words = closureWords({ id: closed.closureId, checkIn, checkOut, reason, by: '' });
    onDone(`Room ${room.number}. ${words}.`);
  };
  return (
    <Dialog open title={`Close room ${room.number}`} width="narrow" onClose={onClose}>
      <form className={form} onSubmit={send}>
        <div className={pair}>
          <DeskField
            label="First night"
            type="date"
            value={checkIn}
            min={today}
            onChange={setCheckIn}
            required
          />
          <DeskField
            label="Open again on"
            type="date"
            value={checkOut}
            min={first && addDays(first, 1)}
            onChange={setCheckOut}
            required
          />
        </div>
        <DeskField
          label="Reason"
          value={reason}
          onChange={setReason}
          maxLength={200}
          required
          hint="The room is not for sale on these nights."
        />
        {problem !== undefined && <Banner tone="bad">{problem.message}</Banner>}
        <DeskButton type="submit" look="ink" icon="lock" disabled={isPressing || reason.trim() === ''}>
          Close the room
        </DeskButton>
      </form>
    </Dialog>
  );
}
