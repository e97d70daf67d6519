import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { timeText } from '@motel/content/english';
import { motelTime } from '../../shared/format/shown-time.ts';
import type { DeskMotel } from '../../shared/motel.tsx';

/** A stay-over gets fresh linen after so many nights. */
const FULL_CHANGE = 3;

export const CHORE_TITLES = {
  departure: 'Departure',
  'stay-over': 'Stay-over',
  free: 'Free',
} as const satisfies Record<ChoreWire['kind'], string>;

export const CHORE_ICONS = { departure: 'leave', 'stay-over': 'bed', free: 'broom' } as const;

/** The facts about a room to clean, in a line. */
export function choreWords(motel: DeskMotel, chore: ChoreWire): string {
  if (chore.done !== undefined) return `Clean since ${motelTime(chore.done.at)}`;
  if (chore.isOverdue && isWaiting(chore)) return 'Should have left. Ask the desk before you go in';
  if (isWaiting(chore)) return `Still in the room, out by ${timeText(motel.houseRules.checkOutHour)}`;
  if (chore.kind === 'stay-over') {
    const night = chore.night ?? 0;
    const work = night > 0 && night % FULL_CHANGE === 0 ? 'Full change' : 'Light clean';
    return `${work}, ${ordinal(night)} day`;
  }
  const gone = chore.kind === 'departure' ? 'Gone. ' : '';
  if (chore.nextAt !== undefined) return `${gone}Next guest ${motelTime(chore.nextAt)}`;
  if (chore.isNext) return `${gone}Next guest today`;
  return chore.kind === 'departure' ? 'Gone. Free tonight' : 'Free tonight, do it last';
}

/** The guest who leaves is still in the room. */
export function isWaiting({ kind, isGone, done }: ChoreWire): boolean {
  return kind === 'departure' && !isGone && done === undefined;
}

function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}
