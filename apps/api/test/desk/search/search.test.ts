import { civilDate } from '@motel/booking-core';
import { plantStays } from '../../support/planted-stays.ts';
import { ROOMS } from '../../support/test-booking.ts';
import { testMotel, testStaff } from '../../support/test-motel.ts';

const night = (checkIn: string, checkOut: string) => ({
  checkIn: civilDate(checkIn),
  checkOut: civilDate(checkOut),
});
const TONIGHT = night('2026-11-20', '2026-11-22');
const LATER = night('2026-12-05', '2026-12-06');

const LONG_AGO = night('2019-02-01', '2019-02-02');

const motel = testMotel();
const wren = testStaff(motel);
beforeAll(async () => {
  await plantStays(motel.db, [
    { ...LATER, name: 'Tomas Leduc', phone: '+1 (780) 555-0142', email: 'tomas@leduc.example' },
    { ...TONIGHT, name: 'Amara Osei-Lindqvist', reference: 'LI-7K4QD', paid: 50_00 },
    { ...TONIGHT, name: 'Saga Lindkvist', status: 'cancelled' },
    { ...LATER, name: 'Henrik Lindquist', status: 'held', room: ROOMS.free },
    { ...TONIGHT, name: 'Lindqvist Lindqvist', status: 'released' },
    { ...night('2024-02-01', '2024-02-02'), name: 'Amara Longago' },
    { ...LONG_AGO, name: 'Élise D’Ançelot', phone: '+1 (418) 555-0199', email: 'Zoe@ancelot.example' },
  ]);
});

const search = async (words: string) => (await wren.call('search', { query: { words } })).body;
const namesOf = async (words: string): Promise<string[]> =>
  (await search(words)).found.map(
    ({ stay }: { stay: { firstName: string; lastName: string } }) => `${stay.firstName} ${stay.lastName}`,
  );

test('§14.2 a part of the name finds confirmed stays first, attempts last', async () => {
  expect(await namesOf('lindqvist')).toEqual([
    'Amara Osei-Lindqvist',
    'Henrik Lindquist',
    'Saga Lindkvist',
    'Lindqvist Lindqvist',
  ]);
});

test('§14.2 an answer has the row of the stay, and why it was found', async () => {
  const [found] = (await search('lindq amara')).found;
  expect(found).toEqual({
    stay: {
      id: expect.any(String),
      reference: 'LI-7K4QD',
      version: expect.any(String),
      status: 'confirmed',
      firstName: 'Amara',
      lastName: 'Osei-Lindqvist',
      phone: expect.stringMatching(/^\+1587/),
      car: '',
      type: { id: 'many', title: 'Room many' },
      rooms: [],
      ...TONIGHT,
      party: { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 },
      balance: 150,
    },
    marks: {
      name: [
        [11, 16],
        [0, 5],
      ],
    },
    isAlike: false,
    state: 'expected',
    isDue: true,
  });
});

test('§14.2 the search says whose guests may be checked in now', async () => {
  const due = async (words: string) =>
    (await search(words)).found.map(({ isDue }: { isDue: boolean }) => isDue);
  expect(await due('osei')).toEqual([true]);
  expect(await due('saga')).toEqual([false]);
  expect(await due('leduc')).toEqual([false]);
  expect(await due('longago')).toEqual([false]);
});

test.each([
  ['its words', 'ançelot elise'],
  ['the beginning of a name, without its mark', 'elise'],
  ['a part of a name, with it', 'd’ançelot'],
  ['the beginning of a number', '418 555'],
  ['a whole number', '+1 418-555-0199'],
  ['the end of a number', '0199'],
  ['its words and number together', 'élise 5550199'],
  ['a mail address', 'zoe@ancelot'],
])('§14.2 a stay of years ago is found by %s', async (_, words) => {
  expect(await namesOf(words)).toEqual(['Élise D’Ançelot']);
});

test('§14.2 no words find nothing, and signs of SQL are words like others', async () => {
  for (const words of ['', '   ', '%', "' or 1=1 --", '\\', '𝕏']) expect(await namesOf(words)).toEqual([]);
  const long = await wren.call('search', { query: { words: 'x'.repeat(201) } });
  expect([long.status, long.body.code]).toEqual([400, 'malformed']);
});
