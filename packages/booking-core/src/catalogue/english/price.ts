import { formatDollars } from '../../money/dollars.ts';
import type { Catalogue } from '../catalogue.ts';
import { counted } from './counted.ts';

export const quote: Catalogue['quote'] = {
  rooms: ({ price, nights, rooms }) =>
    `$${formatDollars(price)} × ${counted(nights, 'night')} × ${counted(rooms, 'room')}`,
  extraPersons: 'Extra person charge',
  smokingRoom: 'Smoking room charge',
  pets: 'Pet fee per pet',
  taxes: 'Taxes',
  tourismLevy: 'Tourism Levy tax',
  rounding: 'Rounding to whole dollars',
  counted: ({ unit, count, each, nights }) =>
    [
      counted(count, unit),
      `$${formatDollars(each)}`,
      ...(nights === undefined ? [] : [counted(nights, 'night')]),
    ].join(' × '),
  percent: (percent) => `${percent}%`,
};

export const fee: Catalogue['fee'] = ({ amount, unit, basis }) =>
  `$${formatDollars(amount)} per ${unit} per ${basis}`;
