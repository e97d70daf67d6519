import type { NumberedRoomWire } from '@motel/api-client/desk-contracts';
import { addDays, parseCivilDate } from '@motel/booking-core';
import { Dialog } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form, two } from './RoomsPage.css.ts';

interface CloseRoomDialogProps {
  readonly room: NumberedRoomWire;
  /** The desk's date. */
  readonly day: string;
  readonly onClose: () => void;
  readonly onSaid: (sentence: string) => void;
}

/** Takes a room out of order for some nights. */
export function CloseRoomDialog({ room, day, onClose, onSaid }: CloseRoomDialogProps) {
  const today = parseCivilDate(day);
  const [checkIn, setCheckIn] = useState(day);
  const [checkOut, setCheckOut] = useState<string>(today === undefined ? day : addDays(today, 1));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const close = usePress('closeRoom');
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() === '') return;
    const body = { checkIn, checkOut, reason: reason.trim() };
    if ((await close.press({ parts: { id: room.id }, body })) === undefined) return;
    onSaid(`Room ${room.number} is closed: ${reason.trim()}.`);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={`Close room ${room.number}`}>
      <form className={form} onSubmit={(event) => void submit(event)} noValidate>
        <p>It is off sale at once, on the website too.</p>
        <div className={two}>
          <DeskField type="date" label="First night" value={checkIn} min={day} onChange={setCheckIn} />
          <DeskField type="date" label="On sale again" value={checkOut} min={day} onChange={setCheckOut} />
        </div>
        <DeskField
          label="Reason"
          value={reason}
          onChange={setReason}
          maxLength={200}
          error={isChecked && reason.trim() === '' ? 'Say why the room is closed.' : undefined}
        />
        {close.problem !== undefined && <Banner tone="bad">{close.problem.message}</Banner>}
        <DeskButton type="submit" look="go" size="wide" disabled={close.isPressing}>
          Close room {room.number}
        </DeskButton>
      </form>
    </Dialog>
  );
}
