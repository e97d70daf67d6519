import { withSign } from '../../money/with-sign.ts';
import type { Catalogue, Charge } from '../catalogue.ts';
import { counted } from '../counted.ts';
import { dates } from './dates.ts';
import { partyCounts } from './party-counts.ts';

/** The lines of a price, and the reasons for which there is none. */
export const price: Catalogue['price'] = {
  quote: {
    rooms: ({ price: each, nights, rooms, currency }) =>
      `${withSign(each, currency)} × ${counted(nights, 'night')} × ${counted(rooms, 'room')}`,
    step: ({ percent, fromNight, isWhole }) =>
      `${percent}% off ${isWhole ? `every night, from ${fromNight} nights on` : `from night ${fromNight}`}`,
    period: ({ nights, price: each, times, currency }) =>
      `${nights} nights for ${withSign(each, currency)}${times === 1 ? '' : ` × ${times}`}`,
    code: (code) => `Code ${code.toUpperCase()}`,
    rounding: 'Rounding to whole dollars',
    counted: ({ unit, count, each, nights, currency }) =>
      product(
        unit === 'child'
          ? counted(count, 'child', 'children')
          : counted(count, unit === 'extra-person' ? 'person' : unit),
        { each, nights, currency },
      ),
    ordered: ({ count, ...charge }) => product(count, charge),
    nightly: ({ each, nights, currency }) => `${withSign(each, currency)} × ${counted(nights, 'night')}`,
    atMost: ({ most, currency }) => `At most ${withSign(most, currency)} a stay`,
    percent: (percent) => `${percent}%`,
    included: ({ percent, amount, currency }) => `${percent}% included: ${withSign(amount, currency)}`,
    exemptFrom: (nights) => `Not charged from ${nights} nights`,
    exempt: (reason) => `Not charged: ${reason}`,
  },
  violations: {
    'field-unknown': ({ field }) => `There is no field ${field}.`,
    'room-unknown': 'There is no such room.',
    ...dates,
    ...partyCounts,
    'night-without-price': ({ date }) => `The night of ${date} has no price yet.`,
    'night-closed': ({ date }) => `The night of ${date} is closed.`,
    'stay-too-short': ({ least }) => `These dates need a stay of at least ${counted(least, 'night')}.`,
    'stay-too-long': ({ most }) => `These dates allow a stay of at most ${counted(most, 'night')}.`,
    'closed-to-arrival': ({ date }) => `A stay cannot begin on ${date}.`,
    'closed-to-departure': ({ date }) => `A stay cannot end on ${date}.`,
    'booking-day-invalid': 'The day of booking is not a date.',
    'code-unknown': 'This code is not known.',
    'code-not-valid': 'This code is not valid for this stay.',
    'exemptions-invalid': 'The fees to leave out are not valid.',
    'exemption-unknown': ({ fee }) => `There is no fee ${fee}.`,
    'exemption-without-reason': ({ fee }) => `Please give a reason for leaving out ${fee}.`,
    'plan-unknown': 'This way to book is not known.',
    'plan-not-sold': 'This way to book is not sold for this room any more.',
    'plan-needs-code': 'This way to book needs its code.',
    'plan-too-late': ({ least }) => `Book this at least ${counted(least, 'day')} before you arrive.`,
    'plan-too-early': ({ most }) => `Book this at most ${counted(most, 'day')} before you arrive.`,
    'order-unknown': ({ article }) => `There is no ${article} to order with a stay.`,
    'order-invalid': ({ article, most }) => `Of ${article}, 0 to ${most} can be ordered.`,
  },
};

/** A fee in a sentence, without its full stop. */
export const fee: Catalogue['fee'] = ({ amount, unit, basis, currency }) =>
  `${withSign(amount, currency)} per ${unit} per ${basis}`;

/** The factors of a charge: by the night, with the nights. */
function product(count: string | number, { each, nights, currency }: Charge): string {
  const factors = [count, withSign(each, currency)];
  return [...factors, ...(nights === undefined ? [] : [counted(nights, 'night')])].join(' × ');
}
