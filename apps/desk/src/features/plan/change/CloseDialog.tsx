import { parseCivilDate } from '@motel/booking-core';
import { Dialog } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskField } from '../../../shared/field/DeskField.tsx';
import { Banner } from '../../../shared/parts/Banner.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { dateOf } from '../bar-words.ts';
import type { NightSpan, PlanRoom } from '../layout/plan-bars.ts';
import { fields, form, note, wide } from './Change.css.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface CloseDialogProps {
  readonly from: string;
  readonly room: PlanRoom;
  readonly nights: NightSpan;
  readonly actions: PlanActions;
  readonly onClose: () => void;
}

/** Takes a room out of order for some nights. */
export function CloseDialog({ from, room, nights, actions, onClose }: CloseDialogProps) {
  const [checkIn, setCheckIn] = useState(dateOf(from, nights.first));
  const [checkOut, setCheckOut] = useState(dateOf(from, nights.end));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isEmpty =
    parseCivilDate(checkIn) === undefined || parseCivilDate(checkOut) === undefined || checkIn >= checkOut;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty || reason.trim() === '') return;
    void actions.closeRoom(room.id, { checkIn, checkOut }, reason.trim());
  };
  return (
    <Dialog open onClose={onClose} title={`Close room ${room.number}`}>
      <form className={form} onSubmit={submit} noValidate>
        <p className={note}>It is off sale at once, on the website too. Stays in it are moved first.</p>
        <div className={fields}>
          <DeskField type="date" label="First night" value={checkIn} onChange={setCheckIn} />
          <DeskField
            type="date"
            label="On sale again"
            value={checkOut}
            onChange={setCheckOut}
            error={isChecked && isEmpty ? 'It is on sale again after its first night.' : undefined}
          />
          <div className={wide}>
            <DeskField
              label="Reason"
              value={reason}
              onChange={setReason}
              maxLength={200}
              error={isChecked && reason.trim() === '' ? 'Say why the room is closed.' : undefined}
            />
          </div>
        </div>
        {actions.problem !== undefined && <Banner tone="bad">{actions.problem.message}</Banner>}
        <DeskButton type="submit" look="go" size="wide" disabled={actions.isPressing}>
          Close room {room.number}
        </DeskButton>
      </form>
    </Dialog>
  );
}
