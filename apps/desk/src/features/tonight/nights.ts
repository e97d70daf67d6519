/** The nights that the board shows. */
export const NIGHTS = [
  { value: 'last', label: 'Last night' },
  { value: 'tonight', label: 'Tonight' },
  { value: 'tomorrow', label: 'Tomorrow' },
] as const;
export type NightName = (typeof NIGHTS)[number]['value'];

export interface NightWords {
  readonly note: string;
  readonly arriving: string;
  readonly leavingFirst: string;
  readonly leavingNext: string;
  readonly inHouse: string;
  /** Under the figures. */
  readonly toArrive: string;
  readonly here: string;
  readonly leave: string;
  readonly free: string;
}

/** How the board speaks of each night. */
export const NIGHT_WORDS: Readonly<Record<NightName, NightWords>> = {
  last: {
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
};
