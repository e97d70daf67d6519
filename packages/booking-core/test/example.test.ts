import { format, parseTariff, split } from '../src/index.ts';
import { price, verifyQuote } from './support/english.ts';

const tariff = parseTariff({
  id: 'summer-2027',
  currency: 'CAD',
  rooms: { queen: { sleeps: 3, included: 2 }, suite: { sleeps: 6, included: 4 } },
  ages: { free: ['child'] },
  nightly: [
    { room: 'queen', price: '89.00' },
    { room: 'queen', price: '109.00', on: ['fri', 'sat'] },
    { room: 'queen', price: '129.00', from: '2027-07-01', to: '2027-08-31', minNights: 2 },
  ],
  steps: [
    { fromNight: 8, off: '10%' },
    { fromNight: 29, off: '25%' },
  ],
  fees: [
    { id: 'pet', each: 'pet', per: 'night', amount: '15' },
    { id: 'cleaning', per: 'stay', amount: '40' },
    { id: 'levy', percent: '4', of: ['rooms'], round: 'cent', exempt: { fromNights: 28 } },
    { id: 'gst', percent: '5', of: ['rooms', 'pet', 'cleaning', 'levy'], round: 'cent' },
  ],
});

test('[Q9] a week in July in a queen room for five, with two pets', () => {
  const party = { adults: 2, children: 2, infants: 1, pets: 2 };
  const got = price(tariff, { room: 'queen', from: '2027-07-04', to: '2027-07-11', party });
  if (!got.ok) throw new Error(got.violations[0].message);
  const { lines, total } = got.quote;
  expect(lines.map(({ rule, label, amount }) => `${rule} ${label} ${format(amount, 'en-CA')}`)).toEqual([
    'Q1 $129 × 7 nights × 1 room $903.00',
    'Q2 pet $210.00',
    'Q2 cleaning $40.00',
    'Q3 levy $36.12',
    'Q3 gst $59.46',
  ]);
  expect(format(total, 'en-CA')).toBe('$1,248.58');
  const said = JSON.parse(JSON.stringify(got.quote));
  expect(verifyQuote(said, tariff, { bookedOn: '2027-07-01' }).ok).toBe(true);
  expect(split(total, 3)).toEqual([41_620, 41_619, 41_619]);
});

test('[F6] [F7] the suite has no price yet, and one night in July is too short', () => {
  const stay = { from: '2027-07-04', to: '2027-07-05', party: { adults: 1 } };
  const unpriced = { rule: 'F6', message: 'The night of 2027-07-04 has no price yet.' };
  expect(price(tariff, { ...stay, room: 'suite' })).toMatchObject({ ok: false, violations: [unpriced] });
  const short = { rule: 'F7', message: 'These dates need a stay of at least 2 nights.' };
  expect(price(tariff, { ...stay, room: 'queen' })).toMatchObject({ ok: false, violations: [short] });
});
