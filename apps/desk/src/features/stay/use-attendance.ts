import type { AskedOf } from '@motel/api-client/desk';
import type { DeskCalls } from '@motel/api-client/desk-contracts';
import { useMotel } from '../../shared/motel.tsx';
import { roomWords } from '../../shared/rooms/shown-rooms.ts';
import { together, usePress } from '../../shared/wire/use-press.ts';
import type { PanelProps, Undo } from './panel/PanelForm.tsx';

/** Checks guests in and out, and undoes the last of both, or a move to other rooms. */
export function useAttendance({ stay, onDone }: PanelProps) {
  const { shownMoney } = useMotel();
  const parts = { id: stay.id };
  const { version } = stay;
  const entering = usePress('checkIn');
  const leaving = usePress('checkOut');
  const undoing = usePress('undoAttendance');
  const moving = usePress('giveRooms');
  const name = `${stay.guest.firstname} ${stay.guest.lastname}`;
  return {
    ...together(entering, leaving, undoing, moving),
    /** @param isUncleanAccepted the person has read that a room is not clean */
    async checkIn(isUncleanAccepted = false) {
      const done = await entering.press({ parts, body: { version, isUncleanAccepted } });
      if (done === undefined) return;
      const where = done.rooms.length === 0 ? '' : `, ${roomWords(done.rooms)}`;
      const due = done.balance > 0 ? ` ${shownMoney(done.balance)} is due.` : '';
      onDone(`Checked in: ${name}${where}.${due}`, 'undo-attendance');
    },
    /** @param known what the person has read: that money is due, and what becomes of nights that are left */
    async checkOut(known: Omit<AskedOf<DeskCalls['checkOut']>['body'], 'version'> = {}) {
      const done = await leaving.press({ parts, body: { version, ...known } });
      if (done !== undefined) onDone(`Checked out: ${name}.`, 'undo-attendance');
    },
    async undo(undo: Undo) {
      const done = await (typeof undo === 'object'
        ? moving.press({ parts, body: undo })
        : undoing.press({ parts, body: { version } }));
      if (done !== undefined) onDone('Undone.');
    },
  };
}
