import {
  type CodeData,
  type NightlyData,
  parseDollars,
  type StepData,
  type Weekday,
} from '@motel/booking-core';

/** The options of `rates`, as they were typed. */
export interface RatesOptions {
  readonly price?: string | undefined;
  readonly on?: string | undefined;
  readonly 'min-nights'?: string | undefined;
  readonly 'max-nights'?: string | undefined;
  readonly 'no-arrival'?: boolean | undefined;
  readonly arrival?: boolean | undefined;
  readonly 'no-departure'?: boolean | undefined;
  readonly departure?: boolean | undefined;
  readonly close?: boolean | undefined;
  readonly open?: boolean | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly 'booked-from'?: string | undefined;
  readonly 'booked-to'?: string | undefined;
  readonly uses?: string | undefined;
}

/**
 * Reads `rates set <room|all> <from> <to>`, `<to>` being the last night. The tariff itself checks what the words mean.
 * @returns a sentence when a word cannot be read
 */
export function readNightsLine(words: readonly string[], options: RatesOptions): NightlyData | string {
  const [room, from, to = from] = words;
  if (room === undefined || from === undefined) {
    return 'Say the room type, or all, the first night and the last: rates set all 2027-07-01 2027-08-31 --price 129.';
  }
  if (options.price !== undefined && parseDollars(options.price) === undefined) {
    return `"${options.price}" is no price; write it as 129 or 129.50.`;
  }
  const flag = (isTrue: boolean | undefined, isFalse: boolean | undefined) =>
    isTrue === true ? true : isFalse === true ? false : undefined;
  return withoutGaps<NightlyData>({
    room: room === 'all' ? undefined : room,
    from,
    to,
    on: options.on?.split(',').map((day) => day.trim().toLowerCase().slice(0, 3) as Weekday),
    price: options.price,
    minNights: numberOf(options['min-nights']),
    maxNights: numberOf(options['max-nights']),
    closed: flag(options.close, options.open),
    closedToArrival: flag(options['no-arrival'], options.arrival),
    closedToDeparture: flag(options['no-departure'], options.departure),
  });
}

/** Reads steps such as `7:15% 28:30%`. */
export function readSteps(words: readonly string[]): StepData[] {
  return words.map((word) => {
    const [fromNight = '', off = ''] = word.split(':');
    return { fromNight: Number(fromNight), off };
  });
}

/**
 * Reads `rates code <code> <off>`. The tariff itself checks what the words mean.
 * @returns a sentence when a word is missing
 */
export function readCodeLine(words: readonly string[], options: RatesOptions): CodeData | string {
  const [code, off] = words;
  if (code === undefined || off === undefined) {
    return 'Say the code and what it takes off: rates code SUMMER 10%, or rates code SUMMER none.';
  }
  return withoutGaps<CodeData>({
    code,
    off,
    from: options.from,
    to: options.to,
    bookedFrom: options['booked-from'],
    bookedTo: options['booked-to'],
    minNights: numberOf(options['min-nights']),
    uses: numberOf(options.uses),
  });
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function withoutGaps<Entry extends object>(
  fields: {
    readonly [Field in keyof Entry]: Entry[Field] | undefined;
  },
): Entry {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Entry;
}
