import type { ListedStay } from '@motel/api-client/desk-contracts';
import { civilDate, instantAt } from '@motel/booking-core';
import { DAY_BEGINS, type StayState, stayState } from '@motel/booking-core/booking';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../shared/motel.tsx';
import { stateTag, type TagProps } from '../../shared/parts/Tag.tsx';

/** The state of a listed stay as the desk's day begins: no hour of a browser's clock counts. */
export function stateOnDay(stay: ListedStay, today: string, { houseRules }: DeskMotel): StayState {
  const { status, checkIn, checkOut, arrivedAt, leftAt } = stay;
  const facts = {
    status,
    checkIn: civilDate(checkIn),
    checkOut: civilDate(checkOut),
    arrivedAt: instantOf(arrivedAt),
    leftAt: instantOf(leftAt),
  };
  return stayState(facts, instantAt(civilDate(today), DAY_BEGINS, houseRules.timeZone), houseRules);
}

function instantOf(at: string | undefined): number | null {
  return at === undefined ? null : Date.parse(at);
}

/** Whether a room of a group is still under the name of the group. */
export function isUnnamed({ firstName, status }: ListedStay): boolean {
  return firstName === '' && status === 'confirmed';
}

/** Whether its guests may be checked in today. */
export function isDue(state: StayState): boolean {
  return state === 'expected' || state === 'due';
}

/** The tag of a state; of a stay that is still to come, its day of arrival. */
export function groupTag({ status, checkIn }: ListedStay, state: StayState): TagProps {
  const tag = stateTag({ state, status });
  return state === 'booked' ? { ...tag, words: `Arrives ${shownShortDate(checkIn)}` } : tag;
}
