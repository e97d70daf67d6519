import { type RateChange, rateChange } from '@motel/api-client/desk-contracts';
import type { TariffData } from '@motel/booking-core';
import { codeName } from '@motel/booking-core/rates';

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
 * Reads `rates set …`, `rates steps …` or `rates code …` as the change that the desk's pages send.
 * @param tariff the one in force: `all` names its rooms, and a code replaces one of the same name
 * @returns a sentence when a word is missing or cannot be read
 */
export function readChange(
  [what = '', ...words]: readonly string[],
  options: RatesOptions,
  tariff: TariffData,
): RateChange | string {
  const read = READERS[what]?.(words, options, tariff) ?? '';
  if (typeof read === 'string') return read;
  const parsed = rateChange.safeParse(read);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.findLast((part) => typeof part === 'string') ?? '';
  return HOW_TO_WRITE[field] ?? 'Write a number of nights, or of uses, as a whole number.';
}

type Reader = (words: readonly string[], options: RatesOptions, tariff: TariffData) => object | string;

const READERS: Record<string, Reader> = {
  set: ([room, from, to = from], options, { rooms }) => {
    if (room === undefined || from === undefined) {
      return 'Say the room type, or all, the first night and the last: rates set all 2027-07-01 2027-08-31 --price 129.';
    }
    const nights = {
      rooms: room === 'all' ? Object.keys(rooms) : [room],
      from,
      to,
      on: options.on?.split(',').map((day) => day.trim().toLowerCase().slice(0, 3)),
      price: numberOf(options.price),
      minNights: numberOf(options['min-nights']),
      maxNights: numberOf(options['max-nights']),
      closed: eitherOf(options.close, options.open),
      closedToArrival: eitherOf(options['no-arrival'], options.arrival),
      closedToDeparture: eitherOf(options['no-departure'], options.departure),
    };
    return { kind: 'nights', nights: [nights] };
  },

  steps: (words) => {
    const steps = words[0] === 'none' ? [] : words.map((word) => word.split(':'));
    return { kind: 'steps', steps: steps.map(([nights, off]) => ({ fromNight: Number(nights), off })) };
  },

  code: ([code, off], options, { codes = [] }) => {
    if (code === undefined || off === undefined) {
      return 'Say the code and what it takes off: rates code SUMMER 10%, or rates code SUMMER none.';
    }
    const was = codes.find((one) => codeName(one.code) === codeName(code))?.code;
    if (off === 'none') return { kind: 'code', was };
    const { from, to, 'booked-from': bookedFrom, 'booked-to': bookedTo } = options;
    const days = { from, to, bookedFrom, bookedTo };
    const limits = { minNights: numberOf(options['min-nights']), uses: numberOf(options.uses) };
    return { kind: 'code', was, code: { code, off, ...days, ...limits } };
  },
};

const DATE = 'Write a date as 2027-07-01.';
const HOW_TO_WRITE: Record<string, string> = {
  from: DATE,
  to: DATE,
  bookedFrom: DATE,
  bookedTo: DATE,
  on: 'Write days as fri,sat.',
  price: 'Write a price as 129 or 129.50.',
  steps: 'Write steps as 7:15% 28:30%, or none.',
  off: 'Write steps as 7:15% 28:30%, or none.',
};

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function eitherOf(isTrue: boolean | undefined, isFalse: boolean | undefined): boolean | undefined {
  return isTrue === true ? true : isFalse === true ? false : undefined;
}
