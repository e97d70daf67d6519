import type { TypeOnNight } from '@motel/api-client/desk-contracts';

/** The nights that the board shows, each with its days from the desk's date, and how the board speaks of it. */
export const NIGHTS = {
  last: {
    label: 'Last night',
    ahead: -1,
    note: 'The night that ended at 4:00 AM.',
    arriving: 'Did not arrive',
    leavingFirst: 'Left that day',
    leavingNext: 'Left the day after',
    inHouse: 'In house',
    toArrive: 'did not arrive',
    here: 'were in house',
    leave: 'left the day after',
    free: 'rooms not sold',
  },
  tonight: {
    label: 'Tonight',
    ahead: 0,
    note: 'The date changes at 4:00 AM.',
    arriving: 'Arriving',
    leavingFirst: 'Leaving today',
    leavingNext: 'Leaving tomorrow',
    inHouse: 'In house',
    toArrive: 'still to arrive',
    here: 'in house',
    leave: 'leave tomorrow',
    free: 'rooms free',
  },
  tomorrow: {
    label: 'Tomorrow',
    ahead: 1,
    note: 'As it is booked now.',
    arriving: 'Arriving',
    leavingFirst: 'Leaving that day',
    leavingNext: 'Leaving the day after',
    inHouse: 'Staying on',
    toArrive: 'to arrive',
    here: 'stay on',
    leave: 'leave the day after',
    free: 'rooms free',
  },
} as const;

export type NightName = keyof typeof NIGHTS;

type Counts = Pick<TypeOnNight, 'capacity' | 'sold' | 'closed'>;

/** Free and open rooms of some kinds, and how many of the open ones are sold, in whole per cent. */
export function soldFigures(types: readonly Counts[]) {
  const sum = (of: (type: Counts) => number) => types.reduce((all, type) => all + of(type), 0);
  const free = sum(({ capacity, sold }) => capacity - sold);
  const open = sum(({ capacity, closed }) => capacity - closed);
  const sold = sum((type) => type.sold - type.closed);
  return { free, open, percent: open === 0 ? 0 : Math.round((100 * sold) / open) };
}
