import {
  changedNights,
  changeOf,
  draftedPrice,
  EMPTY,
  pickedNights,
  priceGroups,
  readPrice,
} from '../../src/features/rates/draft.ts';
import { nightsWords } from '../../src/features/rates/preview/preview.tsx';
import { selectAt, selectOne } from '../../src/features/rates/selection.ts';
import { MOTEL } from '../motel.tsx';
import { july } from './month.ts';

const weekend = july(({ date, room }) =>
  room === 'double' && ['2027-07-16', '2027-07-17'].includes(date) ? { price: 179 } : {},
);
/** July 16 to 18 of the first type. */
const span = { anchor: { row: 0, col: 15 }, head: { row: 0, col: 17 } };

describe('§14.7 what is typed for the selected nights', () => {
  test.each([
    ['189', { price: 189 }],
    [' $1,189.50 ', { price: 1189.5 }],
    ['+20', { more: { amount: 20 } }],
    ['-12.50', { more: { amount: -12.5 } }],
    ['−5%', { more: { percent: -5 } }],
    ['+10 %', { more: { percent: 10 } }],
    ['-7,5 %', { more: { percent: -7.5 } }],
    ['cheap', undefined],
    ['12.345', undefined],
    ['', undefined],
  ])('"%s" is read as %j', (text, price) => {
    expect(readPrice(MOTEL, text)).toEqual(price);
  });

  test('nights with different prices have a field each, after one for all', () => {
    expect(priceGroups(MOTEL, pickedNights(weekend, span))).toEqual([
      { key: 'all', label: 'All 3 nights ($149 to $179)' },
      { key: '179', label: 'Fri and Sat (was $179)' },
      { key: '149', label: 'Sun (was $149)' },
    ]);
    expect(priceGroups(MOTEL, pickedNights(weekend, selectOne({ row: 0, col: 17 })))).toEqual([
      { key: '149', label: 'Price (was $149)' },
    ]);
    const many = july(({ date }) => ({ price: 100 + Number(date.slice(8)) }));
    expect(
      priceGroups(MOTEL, pickedNights(many, selectAt({ row: 0 }, { rows: 2, cols: 31, firstCol: 9 }))),
    ).toEqual([{ key: 'all', label: 'All 22 nights ($110 to $131)' }]);
  });

  test('each group becomes nights of its own, limits are for all', () => {
    const draft = { ...EMPTY, prices: { 179: '189', 149: '+30' }, minNights: '2', arrivals: 'no' as const };
    expect(changeOf(MOTEL, weekend, span, draft)).toEqual({
      faults: [],
      change: {
        kind: 'nights',
        nights: [
          { rooms: ['double'], from: '2027-07-16', to: '2027-07-17', price: 189 },
          { rooms: ['double'], from: '2027-07-18', to: '2027-07-18', more: { amount: 30 } },
          { rooms: ['double'], from: '2027-07-16', to: '2027-07-18', minNights: 2, closedToArrival: true },
        ],
      },
    });
  });

  test('one price for all leaves no night out, and counts what it changes', () => {
    const picked = pickedNights(weekend, span);
    const all = { ...EMPTY, prices: { all: '177' } };
    expect(priceGroups(MOTEL, picked, all).map(({ key }) => key)).toEqual(['all']);
    expect(changeOf(MOTEL, weekend, span, all).change).toEqual({
      kind: 'nights',
      nights: [{ rooms: ['double'], from: '2027-07-16', to: '2027-07-18', price: 177 }],
    });
    expect(changedNights(MOTEL, picked, all)).toEqual({ nights: 3, kinds: 1 });
    expect(changedNights(MOTEL, picked, { ...EMPTY, prices: { 149: '99' } })).toEqual({
      nights: 1,
      kinds: 1,
    });
    expect(changedNights(MOTEL, picked, { ...EMPTY, minNights: '2' })).toEqual({ nights: 3, kinds: 1 });
    expect(changedNights(MOTEL, picked, EMPTY)).toEqual({ nights: 0, kinds: 0 });
  });

  test('a night of two room types is one night of two, as a person counts', () => {
    const picked = pickedNights(weekend, selectAt({ col: 16 }, { rows: 2, cols: 31, firstCol: 9 }));
    const all = { ...EMPTY, prices: { all: '177' } };
    expect(changedNights(MOTEL, picked, all)).toEqual({ nights: 1, kinds: 2 });
    expect(nightsWords(changedNights(MOTEL, picked, all))).toBe('1 night of 2 room types');
    expect(priceGroups(MOTEL, picked)[0]?.label).toBe('All 2 room types ($100 to $179)');
  });

  test('nothing typed changes nothing; what cannot be read says so', () => {
    expect(changeOf(MOTEL, weekend, span, EMPTY)).toEqual({ faults: [] });
    const draft = { ...EMPTY, prices: { 179: 'cheap' }, minNights: 'two' };
    expect(changeOf(MOTEL, weekend, span, draft).faults.map(({ message }) => message)).toEqual([
      '"cheap" is no price. Write 129, 129.50, +20 or -10%.',
      '"two" is no number of nights.',
    ]);
  });

  test('a cell shows the price that saving would give it', () => {
    const [night] = pickedNights(weekend, span);
    const priceAt = (text: string) => draftedPrice(MOTEL, { ...EMPTY, prices: { 179: text } }, night!.night);
    expect(priceAt('189')).toBe(189);
    expect(priceAt('+10%')).toBe(196.9);
    expect(priceAt('-20.5')).toBe(158.5);
    expect(priceAt('')).toBeUndefined();
    // As the server stores it, to the cent (F18).
    const cheap = { ...night!.night, price: 16.1 };
    expect(draftedPrice(MOTEL, { ...EMPTY, prices: { '16.1': '+15%' } }, cheap)).toBe(18.52);
  });
});
