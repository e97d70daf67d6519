import type { Fault, FaultCode } from './faults.ts';

/** With the names of the params in braces. */
const SENTENCES: Readonly<Record<FaultCode, string>> = {
  amount: "must be an amount from 0 to 99999.99, such as '89' or '89.50'",
  chain: 'must not be the end of more than {most} plans that follow each other',
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
  least: 'must not be less than {from}',
  list: 'must be a list of at most 10,000 entries',
  nightly: 'belongs to a fee per night',
  net: 'must not be of a tax that is included itself',
  number: 'must be a whole number from {least} to {most}',
  object: 'must be an object',
  offered: 'needs a price, and no credit',
  order: 'must not be before {from}',
  percentage: 'must be a percentage from 0 to 100 with at most 4 decimals',
  repeated: 'must be there once',
  rooms: 'must have at least one room',
  steps: 'must be in the order of their nights, each once, for room {room}',
  stock: 'belongs to an article that is offered',
  text: 'must be text of 1 to 200 characters',
  total: 'must not make a total that is too large to be exact',
  unique: 'must be unique, and none of {words}',
  unknown: 'is not known',
  'whole-amount': "must be an amount from 0 to 9999999 without decimals, such as '8900'",
  word: 'must be one of {words}',
  words: 'must be a list of {words}, each once',
};

/**
 * Returns the condition on a value at fault, in English, without its path (F1).
 * @example
 * faultMessage({ path: 'nightly', code: 'least', params: { from: 'minNights' } }); // → must not be less than minNights
 */
export function faultMessage(fault: Fault): string {
  const { code, params } = fault;
  return SENTENCES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}
