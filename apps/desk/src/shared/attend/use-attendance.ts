import type { AskedOf } from '@motel/api-client/desk';
import type { DeskCalls } from '@motel/api-client/desk-contracts';
import type { GivenRooms } from '../rooms/RoomPicker.tsx';
import { together, usePress } from '../wire/use-press.ts';

/** A stay as the person has seen it. */
interface Seen {
  readonly id: string;
  readonly version: string;
}

/** Checks guests in and out, and undoes the last of both, or a move to other rooms. Each resolves to the answer. */
export function useAttendance() {
  const entering = usePress('checkIn');
  const leaving = usePress('checkOut');
  const undoing = usePress('undoAttendance');
  const moving = usePress('giveRooms');
  return {
    ...together(entering, leaving, undoing, moving),
    /** @param isUncleanAccepted the person has read that a room is not clean */
    checkIn: ({ id, version }: Seen, isUncleanAccepted = false) =>
      entering.press({ parts: { id }, body: { version, isUncleanAccepted } }),
    /** @param known what the person has read: that money is due, and what becomes of nights that are left */
    checkOut: ({ id, version }: Seen, known: Omit<AskedOf<DeskCalls['checkOut']>['body'], 'version'> = {}) =>
      leaving.press({ parts: { id }, body: { version, ...known } }),
    /** @param before of guests who were moved: the rooms of before */
    undo: ({ id, version }: Seen, before?: GivenRooms) =>
      before === undefined
        ? undoing.press({ parts: { id }, body: { version } })
        : moving.press({ parts: { id }, body: before }),
  };
}
