/**
 * Faults that `npm run deep -- plant` plants, one at a time: mistakes of one line, as they happen, each in the reach of a
 * test that must catch it. The text that a fault replaces occurs exactly once in its file, by test.
 *
 * @typedef {object} NearestTests
 * @property {string} project of vitest
 * @property {string[]} files words of the names of test files
 *
 * @typedef {object} NearestJourney
 * @property {string} journey the name of its file, without `.spec.ts`
 *
 * @typedef {object} Fault
 * @property {string} name what is wrong
 * @property {string} file from the root
 * @property {string} text what it replaces
 * @property {string} wrong its replacement
 * @property {NearestTests | NearestJourney} nearest the tests that must catch it
 * @property {'all'} [suite] where `npm test` runs none of them, and `npm run test:all` does
 */

const CORE = 'packages/booking-core/src';

/**
 * Prices, rounding, the party, dates, terms and states.
 * @type {Fault[]}
 */
const rules = [
  {
    name: 'a half of a cent is rounded down',
    file: `${CORE}/money/share.ts`,
    text: 'product - units * whole < counts ?',
    wrong: 'product - units * whole <= counts ?',
    nearest: { project: 'booking-core', files: ['rounding'] },
  },
  {
    name: 'the smaller parts of a split come first',
    file: `${CORE}/money/split.ts`,
    text: 'index < Math.abs(rest) ? step : 0',
    wrong: 'index >= parts - Math.abs(rest) ? step : 0',
    nearest: { project: 'booking-core', files: ['rounding'] },
  },
  {
    name: 'a fee goes beyond its most',
    file: `${CORE}/pricing/fee-amounts.ts`,
    text: 'Math.min(uncapped(fee, request), fee.most) as Cents',
    wrong: 'uncapped(fee, request)',
    nearest: { project: 'booking-core', files: ['fees'] },
  },
  {
    name: 'a fee of the stay is charged for each night',
    file: `${CORE}/pricing/fee-amounts.ts`,
    text: "fee.per === 'night' ? count * paidNights(fee, request) : count",
    wrong: 'count * paidNights(fee, request)',
    nearest: { project: 'booking-core', files: ['fees'] },
  },
  {
    name: 'taxes are taken of the price before the code',
    file: `${CORE}/pricing/work-out.ts`,
    text: 'feeAmounts(parts.fees, request, roomNights)',
    wrong: 'feeAmounts(parts.fees, request, beforeCode)',
    nearest: { project: 'booking-core', files: ['fees', 'quote-lines'] },
  },
  {
    name: 'a discount for long stays begins a night late',
    file: `${CORE}/pricing/room-cost.ts`,
    text: 'fromNight <= night)',
    wrong: 'fromNight < night)',
    nearest: { project: 'booking-core', files: ['steps-and-periods'] },
  },
  {
    name: 'a stay may end on a day that is closed to departure',
    file: `${CORE}/pricing/night-limits.ts`,
    text: '(flags[end] as number)',
    wrong: '(flags[end - 1] as number)',
    nearest: { project: 'booking-core', files: ['nightly-rates'] },
  },
  {
    name: 'a weekend rate follows the time zone of the machine',
    file: `${CORE}/rates/is-on.ts`,
    text: 'new Date(date).getUTCDay()',
    wrong: 'new Date(date).getDay()',
    nearest: { project: 'booking-core', files: ['weekdays'] },
  },
  {
    name: 'a long season wins over a short one',
    file: `${CORE}/rates/layers.ts`,
    text: 'lengthOf(entry) < lengthOf(season)',
    wrong: 'lengthOf(entry) > lengthOf(season)',
    nearest: { project: 'booking-core', files: ['rates.test'] },
  },
  {
    name: 'the first terms of cancelling win, not the last',
    file: `${CORE}/pricing/cancellation-policy.ts`,
    text: 'parts.policies.findLast(',
    wrong: 'parts.policies.find(',
    nearest: { project: 'booking-core', files: ['fees', 'nightly-rates'] },
  },
  {
    name: 'cancelling at the last free instant costs a night',
    file: `${CORE}/booking/cancellation.ts`,
    text: 'cancelledAt <= until',
    wrong: 'cancelledAt < until',
    nearest: { project: 'booking-core', files: ['cancellation'] },
  },
  {
    name: 'of an hour that comes twice, the second counts',
    file: `${CORE}/stay/motel-time.ts`,
    text: 'Math.min(...candidates)',
    wrong: 'Math.max(...candidates)',
    nearest: { project: 'booking-core', files: ['motel-time'] },
  },
  {
    name: 'a late change makes a late cancellation cheaper',
    file: `${CORE}/booking/stay-change.ts`,
    text: 'cents(Math.max(quote.policy.late, late))',
    wrong: 'quote.policy.late',
    nearest: { project: 'booking-core', files: ['stay-change'] },
  },
  {
    name: 'a rest that is due today is asked for later',
    file: `${CORE}/booking/deposit.ts`,
    text: 'restDue <= civilDate(bookedOn)',
    wrong: 'restDue < civilDate(bookedOn)',
    nearest: { project: 'booking-core', files: ['deposit'] },
  },
  {
    name: 'the fewest rooms of a party are rounded down',
    file: `${CORE}/capacity/places.ts`,
    text: 'Math.ceil(paying / limits.sleeps)',
    wrong: 'Math.floor(paying / limits.sleeps)',
    nearest: { project: 'booking-core', files: ['room-selection'] },
  },
  {
    name: 'extra persons are counted as if there were one room',
    file: `${CORE}/capacity/places.ts`,
    text: 'paying - rooms * included',
    wrong: 'paying - included',
    nearest: { project: 'booking-core', files: ['room-selection'] },
  },
  {
    name: 'guests who leave and guests who come share a night',
    file: `${CORE}/stay/stay.ts`,
    text: 'a.checkIn < b.checkOut && b.checkIn < a.checkOut',
    wrong: 'a.checkIn <= b.checkOut && b.checkIn <= a.checkOut',
    nearest: { project: 'booking-core', files: ['stay.test'] },
  },
  {
    name: 'guests whose nights are over are given another room',
    file: `${CORE}/booking/stay-state.ts`,
    text: "{ ...IN_HOUSE, 'give-room': 'no-night-left' }",
    wrong: '{ ...IN_HOUSE }',
    nearest: { project: 'booking-core', files: ['stay-state'] },
  },
  {
    name: 'a room is clean that was cleaned before it was slept in',
    file: `${CORE}/booking/room-state.ts`,
    text: 'civilDate(cleaned.date) >= addDays(slept, 1)',
    wrong: 'civilDate(cleaned.date) >= slept',
    nearest: { project: 'booking-core', files: ['room-state'] },
  },
  {
    name: 'a refund lowers what a guest owes',
    file: `${CORE}/booking/folio.ts`,
    text: 'sum(subtract(total, paid), refunded)',
    wrong: 'subtract(subtract(total, paid), refunded)',
    nearest: { project: 'booking-core', files: ['folio'] },
  },
];

/**
 * In the order in which they are planted.
 * @type {readonly Fault[]}
 */
export const plantedFaults = [...rules];
