import type { Params } from '../result/violation.ts';

/** The sentence of each fault, by its code: what the value must be (F1). */
const SENTENCES = {
  amount: "must be an amount from 0 to 99999.99, such as '89' or '89.50'",
  chain: ({ most }: Params) => `must not be the end of more than ${most} plans that follow each other`,
  currency: 'must be the ISO code of a currency, such as CAD',
  date: 'must be a date of the calendar, such as 2027-07-01',
  demand: 'must have one of roomsLeft, soldShare and sameDayFrom',
  deposit: 'belongs to a deposit',
  empty: 'must have a price or a restriction',
  flag: 'must be true or false',
  guarantee: 'stands without a deposit',
  hour: 'belongs to freeHours that are whole days, such as 24',
  included: 'must be the lines of the other included taxes, or none of them',
  json: 'must be JSON',
  keep: "must be 'first night', '2 nights', 'everything' or a percentage such as '50%'",
  least: ({ from }: Params) => `must not be less than ${from}`,
  list: 'must be a list of at most 10,000 entries',
  nightly: 'belongs to a fee per night',
  net: 'must be a share of all lines of an included tax, or of none, and not be included itself',
  number: ({ least, most }: Params) => `must be a whole number from ${least} to ${most}`,
  object: 'must be an object',
  offered: 'needs a price, and no credit',
  order: ({ from }: Params) => `must not be before ${from}`,
  percentage: 'must be a percentage from 0 to 100 with at most 4 decimals',
  repeated: 'must be there once',
  rooms: 'must have at least one room',
  steps: ({ room }: Params) => `must be in the order of their nights, each once, for room ${room}`,
  stock: 'belongs to an article that is offered',
  text: 'must be text of 1 to 200 characters',
  total: 'must not make a total that is too large to be exact',
  unique: ({ words }: Params) => `must be unique, and none of ${words}`,
  unknown: 'is not known',
  'whole-amount': "must be an amount from 0 to 9999999 without decimals, such as '8900'",
  word: ({ words }: Params) => `must be one of ${words}`,
  words: ({ words }: Params) => `must be a list of ${words}, each once`,
} satisfies Readonly<Record<string, string | ((params: Params) => string)>>;

/** The kind of a fault; the same in every version. */
export type FaultCode = keyof typeof SENTENCES;

/** Returns what a value must be, in English (F1). */
export function faultSentence(code: FaultCode, params: Params): string {
  const sentence = SENTENCES[code];
  return typeof sentence === 'string' ? sentence : sentence(params);
}
