import { ENDPOINTS } from '@motel/api-client/contracts';
import type { RateChange } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, civilDate } from '@motel/booking-core';
import { byHand } from '../support/by-hand.ts';
import { rowOf } from '../support/rows.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Ilse Thorvald');

const monthOf = async (date: string, staff: TestStaff = owner) =>
  (await staff.call('rateMonth', { parts: { month: date.slice(0, 7) } })).body;
const nightAt = async (date: string, room = 'many') =>
  (await monthOf(date)).rooms
    .find(({ id }: { id: string }) => id === room)
    .nights.find((night: { date: string }) => night.date === date);
const onWebsite = async (date: CivilDate, id = 'many') => {
  const path = ENDPOINTS.availability.path.replace('{id}', id);
  return (await motel.call(`${path}?from=${date}&to=${addDays(date, 1)}`)).body.nights[0];
};
const version = async () => (await monthOf('2027-01-01')).version as number;
const change = async (made: RateChange, staff: TestStaff = owner) =>
  staff.call('changeRates', { body: { version: await version(), change: made } });
const set = (nights: Extract<RateChange, { kind: 'nights' }>['nights'][number]) =>
  change({ kind: 'nights', nights: [nights] });
const changes = async () => (await owner.call('rateChanges')).body.changes;

test('§14.7 a month has each night’s price, its source, sold and free rooms', async () => {
  const { checkIn, checkOut: other } = freshStay(2);
  await (await signInGuest(motel)).book({ checkIn, checkOut: other }, ROOMS.many);
  await set({ rooms: ['many'], from: checkIn, to: checkIn, price: 92.5, minNights: 2 });
  const month = await monthOf(checkIn);
  expect(month.today).toBe('2026-11-20');
  expect(month.rooms.map(({ id }: { id: string }) => id)).toEqual(Object.values(ROOMS).map(({ id }) => id));
  const byHand = { price: 92.5, minNights: 2, source: 'hand' };
  expect(await nightAt(checkIn)).toEqual({ date: checkIn, ...byHand, sold: 1, free: 11 });
  expect(await nightAt(other)).toEqual({ date: other, price: 89, source: 'base', sold: 0, free: 12 });
  expect(month.fees).toContainEqual({ label: 'Taxes', amount: '5%' });
});

test('§14.7 F5 a change is shown, then made, and at once on the website', async () => {
  const { checkIn, checkOut } = freshStay(2);
  await (await signInGuest(motel)).book({ checkIn, checkOut }, ROOMS.many);
  const last = addDays(checkOut, 1);
  const made: RateChange = {
    kind: 'nights',
    nights: [{ rooms: ['many'], from: checkIn, to: last, price: 129, minNights: 2 }],
  };
  const stay = { room: 'many', from: checkIn, to: checkOut };
  const party = { adults: 2, children: 0, infants: 0, pets: 0 };
  const { body } = await owner.call('previewRates', { body: { change: made, stay: { ...stay, party } } });
  expect(body).toMatchObject({
    spans: [{ from: checkIn, to: last }],
    rooms: [{ room: 'Room many', before: '$89', after: '$129, 2+ nights' }],
    above: [],
    nights: 4,
    stays: 1,
    // Twelve rooms on four nights, of which one is sold on two.
    free: 46,
    pays: { now: { total: 195 }, after: { total: 282, policy: { late: 142, noShow: 142, paid: 282 } } },
  });
  expect(await onWebsite(checkIn)).toMatchObject({ price: 89 });

  expect((await change(made)).status).toBe(200);
  expect(await onWebsite(checkIn)).toMatchObject({ price: 129, minNights: 2 });
  expect((await changes())[0]).toMatchObject({ by: 'Ilse Thorvald', mayUndo: true, isUndo: false });
  expect((await changes())[0].note).toMatch(/^Room many, .+: \$89 to \$129, 2 nights at least$/);
});

test('§14.7 nights become dearer or cheaper by an amount or a percentage', async () => {
  const { checkIn } = freshStay(2);
  const second = addDays(checkIn, 1);
  await set({ rooms: ['many'], from: second, to: second, price: 100 });
  await set({ rooms: ['many', 'single'], from: checkIn, to: second, more: { amount: 20 } });
  const prices = async (room?: string) => [
    (await nightAt(checkIn, room)).price,
    (await nightAt(second, room)).price,
  ];
  expect(await prices()).toEqual([109, 120]);
  expect(await prices('single')).toEqual([109, 109]);
  await set({ rooms: ['many'], from: checkIn, to: second, more: { percent: -10 } });
  expect(await prices()).toEqual([98.1, 108]);
});

test('§14.7 a shorter season wins over a season, a night over both', async () => {
  const from = civilDate('2027-07-01');
  const to = civilDate('2027-08-31');
  const fair = { name: 'Fair', from: '2027-07-30', to: '2027-08-01' };
  const rows = [{ rooms: ['many'], price: 120 }];
  await set({ rooms: ['many'], from: '2027-07-10', to: '2027-07-10', price: 150 });
  const fairRows = [{ rooms: ['many'], price: 180, minNights: 2 }];
  await change({ kind: 'season', season: { ...fair, rows: fairRows } });
  await change({ kind: 'season', season: { name: 'Summer', from, to, rows } });
  expect(await nightAt('2027-07-09')).toMatchObject({ price: 120, source: 'season' });
  expect(await nightAt('2027-07-10')).toMatchObject({ price: 150, source: 'hand' });
  expect(await nightAt('2027-07-31')).toMatchObject({ price: 180, minNights: 2, source: 'season' });
  expect(await nightAt('2027-09-01')).toMatchObject({ price: 89, source: 'base' });
  const [, summer, short] = (await monthOf('2027-07-01')).seasons;
  const ofFair = [{ from: fair.from, to: fair.to }];
  expect(summer).toEqual({
    name: 'Summer',
    from,
    to,
    rows,
    wins: [
      { from, to: '2027-07-09' },
      { from: '2027-07-11', to: '2027-07-29' },
      { from: '2027-08-02', to },
    ],
    above: [{ on: [{ from: '2027-07-10', to: '2027-07-10' }] }, { ...fair, on: ofFair }],
  });
  expect(short).toEqual({ ...fair, rows: fairRows, wins: ofFair, above: [] });

  // Longer, and dearer on Fridays and Saturdays.
  const weekend = { rooms: ['many'], on: ['fri', 'sat'] as ('fri' | 'sat')[], price: 140 };
  const later = { name: 'Summer', from: '2027-07-05', to: '2027-09-05', rows: [...rows, weekend] };
  await change({ kind: 'season', was: { name: 'Summer', from, to }, season: later });
  expect((await changes())[0].note).toBe(
    'Summer: starts July 5, 2027, was July 1, 2027, ends September 5, 2027, was August 31, 2027',
  );
  expect(await nightAt('2027-07-02')).toMatchObject({ price: 89 });
  expect(await onWebsite(civilDate('2027-07-23'))).toMatchObject({ price: 140 });
  expect(await onWebsite(civilDate('2027-07-31'))).toMatchObject({ price: 180 });

  await change({ kind: 'season', was: { name: 'Summer', from: later.from, to: later.to } });
  expect(await nightAt('2027-07-23')).toMatchObject({ price: 89 });
  expect(await nightAt('2027-07-10')).toMatchObject({ price: 150 });
});

test('§14.7 a preview names each season above, which the change ends there', async () => {
  const july = { name: 'July', from: '2028-06-20', to: '2028-07-31' };
  const rows = [{ rooms: ['many'], price: 120 }];
  await change({ kind: 'season', season: { ...july, rows } });
  const nights = { from: '2028-06-25', to: '2028-09-06' };
  const season = { name: 'Summer', ...nights, rows: [{ rooms: ['many', 'single'], price: 150 }] };
  const preview = async (more: { ends?: (typeof july)[] } = {}) =>
    (await owner.call('previewRates', { body: { change: { kind: 'season', season, ...more } } })).body;
  const on = [{ from: '2028-06-25', to: '2028-07-31' }];
  expect(await preview()).toMatchObject({
    nights: 74,
    spans: [nights],
    rooms: [
      { room: 'Room many', before: '$89', after: '$150' },
      { room: 'Room single', before: '$89', after: '$150' },
    ],
    above: [{ ...july, on }],
  });
  const ended = await preview({ ends: [july] });
  expect(ended.above).toEqual([]);
  expect(ended.rooms[0]).toEqual({ room: 'Room many', before: '$89 to $120', after: '$150' });
  const gone = await change({ kind: 'season', season, ends: [{ ...july, name: 'Gone' }] });
  expect(gone).toSay(/^422 .*no longer exists/);

  expect((await change({ kind: 'season', season, ends: [july] })).status).toBe(200);
  expect((await changes())[0].note).toBe('Summer: new, June 25, 2028 to September 6, 2028; July ends there');
  expect(await nightAt('2028-06-24')).toMatchObject({ price: 120 });
  expect(await nightAt('2028-07-15')).toMatchObject({ price: 150 });
  const july2028 = async () =>
    (await monthOf('2028-07-01')).seasons.find(({ name }: { name?: string }) => name === 'July');
  expect(await july2028()).toMatchObject({ to: '2028-06-24' });

  // One change, and one undo.
  const { version: made } = (await changes())[0];
  expect((await change({ kind: 'undo', version: made })).status).toBe(200);
  expect(await nightAt('2028-07-15')).toMatchObject({ price: 120 });
  expect(await july2028()).toMatchObject({ to: '2028-07-31' });
  await change({ kind: 'season', was: july });
});

test('§14.7 days of the week have their price all year', async () => {
  const [allYear] = (await monthOf('2027-10-01')).seasons;
  const rows = [...allYear.rows, { rooms: ['single'], on: ['fri', 'sat'], price: 99 }];
  await change({ kind: 'season', was: {}, season: { rows } });
  expect(await nightAt('2027-10-08', 'single')).toMatchObject({ price: 99, source: 'weekday' });
  expect(await nightAt('2027-10-10', 'single')).toMatchObject({ price: 89, source: 'base' });
  const written = (await monthOf('2027-10-01')).seasons[0].rows;
  expect(written).toHaveLength(rows.length);
  expect(written).toEqual(expect.arrayContaining(rows));
  await change({ kind: 'season', was: {}, season: { rows: allYear.rows } });
});

test('§14.7 F9 long stays have steps, until they are undone', async () => {
  const [week, month] = [
    { fromNight: 7, off: '15%' },
    { fromNight: 28, off: '30%' },
  ];
  await change({ kind: 'steps', steps: [month, week] });
  expect((await monthOf('2027-01-01')).steps).toEqual([week, month]);
  const stay = { room: 'many', from: '2027-01-04', to: '2027-01-12' };
  const party = { adults: 1, children: 0, infants: 0, pets: 0 };
  const { pays } = (await owner.call('previewRates', { body: { stay: { ...stay, party } } })).body;
  expect(pays.now.lines).toContainEqual({ label: '15% off from night 7', amount: -26.7 });
  await change({ kind: 'undo', version: await version() });
  expect((await monthOf('2027-01-01')).steps).toEqual([]);
});

test('§14.7 any recent change is undone, unless a later one is in its way', async () => {
  const [one, other] = [freshStay(1).checkIn, freshStay(1).checkIn];
  const make = async (more: { price: number } | { closed: true }, on = one): Promise<number> =>
    (await set({ rooms: ['many'], from: on, to: on, ...more })).body.version;
  const undo = (made: number) => change({ kind: 'undo', version: made });
  const first = await make({ price: 101 });
  await make({ price: 102 }, other);
  expect((await undo(first)).status).toBe(200);
  expect([(await nightAt(one)).price, (await nightAt(other)).price]).toEqual([89, 102]);
  const note = expect.stringMatching(/^Undone: Room many/);
  expect((await changes())[0]).toMatchObject({ isUndo: true, note });

  const again = await make({ price: 103 });
  const closing = await make({ closed: true });
  const dearer = await make({ price: 104 });
  const mayUndo = new Map(
    (await changes()).map((made: { version: number; mayUndo: boolean }) => [made.version, made.mayUndo]),
  );
  expect([again, closing, dearer].map((made) => mayUndo.get(made))).toEqual([false, true, true]);
  expect(await undo(again)).toSay(
    /^422 Ilse Thorvald has changed the same prices since then \(Room many, .+: to \$104\)/,
  );
  await undo(dearer);
  expect((await undo(again)).status).toBe(200);
  expect(await nightAt(one)).toMatchObject({ closed: true });
  await undo(closing);
  expect(await nightAt(one)).toEqual({ date: one, price: 89, source: 'base', sold: 0, free: 12 });
});

test('§14.7 of two people at once the second is told, and nothing is lost', async () => {
  const night = freshStay(1).checkIn;
  const seen = await version();
  const body = (price: number) => ({
    version: seen,
    change: { kind: 'nights', nights: [{ rooms: ['many'], from: night, to: night, price }] },
  });
  const desmond = await signInStaff(motel, 'owner', 'Desmond Ironside');
  const [mine, theirs] = await Promise.all([
    owner.call('changeRates', { body: body(111) }),
    desmond.call('changeRates', { body: body(112) }),
  ]);
  expect([mine.status, theirs.status].toSorted()).toEqual([200, 409]);
  const [won, lost] = mine.status === 200 ? [111, theirs] : [112, mine];
  expect(lost.body.code).toBe('changed-meanwhile');
  expect(lost.body.message).toMatch(
    new RegExp(`^(Ilse Thorvald|Desmond Ironside) changed this a moment ago: Room many, .+ \\$${won}\\.`),
  );
  expect((await nightAt(night)).price).toBe(won);
});

test('§14.7 a clerk looks and tries; only an owner changes', async () => {
  const clerk = await signInStaff(motel, 'clerk');
  const nights = [{ rooms: ['many'], from: '2027-03-01', to: '2027-03-01', price: 1 }];
  const made: RateChange = { kind: 'nights', nights };
  expect((await monthOf('2027-03-01', clerk)).rooms).toHaveLength(5);
  expect((await clerk.call('previewRates', { body: { change: made } })).body.nights).toBe(1);
  expect(await change(made, clerk)).toSay('403 Only an owner may do this.');
});

test('§14.7 last year has its prices and sold rooms, by the day of the week', async () => {
  const inAYear = await owner.call('rateLastYear', { parts: { month: '2027-12' } });
  const many = inAYear.body.rooms[0].nights;
  // Wednesday, December 1, 2027, and Wednesday, December 2, 2026.
  expect(many).toHaveLength(31);
  expect(many[0]).toEqual({ date: '2026-12-02', price: expect.any(Number), sold: expect.any(Number) });
  const before = await owner.call('rateLastYear', { parts: { month: '2026-11' } });
  expect(before.body.rooms[0].nights[0]).toEqual({ date: '2025-11-02', sold: 0 });
});

test('§14.7 the command line and the desk write one story', async () => {
  const night = freshStay(1).checkIn;
  const root = byHand(motel, { who: 'root' });
  const nights = [{ rooms: ['many'], from: night, to: night, price: 95 }];
  await root.changeRates({ kind: 'nights', nights });
  const [last] = await changes();
  expect(last).toMatchObject({ by: 'root', mayUndo: true });
  await change({ kind: 'undo', version: last.version });
  expect((await nightAt(night)).price).toBe(89);
  await set({ rooms: ['many'], from: night, to: night, price: 96 });
  expect((await root.changeRates({ kind: 'undo', version: await version() })).ok).toBe(true);
  expect((await nightAt(night)).price).toBe(89);
  expect((await changes())[0].note).toMatch(/^Undone: Room many/);
  // Each change is logged with its person, before and after.
  await set({ rooms: ['single'], from: night, to: night, price: 77 });
  const asked = { action: 'rates', subject: `tariff ${await version()}` } as const;
  expect(await rowOf(motel.db, 'desk_log', asked)).toMatchObject({
    who: 'Ilse Thorvald',
    person_id: owner.person.id,
    details: expect.stringMatching(/^Room single, .+: \$89 to \$77$/),
    before: [],
    after: [{ room: 'single', from: night, to: night, price: 77 }],
  });
});

const NO_PRICE = 'A price is $0 to $99,999.99, with at most two places after the point.';
const NO_STEP = 'A step begins on a night from 2 to 365, each night once, and takes 0% to 100% off.';
const NOTHING = 'Nothing would change. Give a price, nights at least, or another restriction.';
const nights = (more: object) => ({
  kind: 'nights',
  nights: [{ rooms: ['many'], from: '2027-05-03', to: '2027-05-07', ...more }],
});
const FALL = { name: 'Fall', from: '2027-10-01', to: '2027-10-31', rows: [{ rooms: ['many'], price: 80 }] };
const season = (more: object) => ({ kind: 'season', season: { ...FALL, ...more } });
test.each<[object, string]>([
  [nights({}), NOTHING],
  ...[-1, 12.345, 100_000].map((price): [object, string] => [nights({ price }), NO_PRICE]),
  [nights({ more: { amount: -90 } }), 'That would put the price of May 3 below $0. Take less off.'],
  [nights({ more: { amount: 99_999 } }), 'That would put the price of May 3 above $99,999.99. Add less.'],
  [nights({ more: { amount: 0.001 } }), NO_PRICE],
  [nights({ price: 90, from: '2027-05-08' }), 'The last night is before the first one.'],
  [nights({ price: 90, on: ['sat'] }), 'None of these nights is on one of these days of the week.'],
  [nights({ price: 90, to: '2031-05-03' }), 'At most 1095 nights can be set at once.'],
  [nights({ minNights: 0 }), 'Nights at least, and at most, are whole numbers from 1 to 365.'],
  [nights({ minNights: 5, maxNights: 4 }), 'A stay cannot have more nights at least than at most.'],
  [nights({ price: 90, rooms: ['cellar'] }), 'There is no room type "cellar".'],
  [
    nights({ price: 90, from: '2026-11-01', to: '2026-11-19' }),
    'November 19 has gone by. Prices of nights gone by stay as they were sold.',
  ],
  [season({ name: ' ' }), 'A season needs a name of 1 to 60 characters.'],
  [season({ to: undefined }), 'A season needs a first and a last night.'],
  [season({ to: '2027-09-30' }), 'The last night is before the first one.'],
  [season({ rows: [] }), 'A season needs a price or a restriction for at least one room type.'],
  [season({ rows: [{ rooms: ['many'] }] }), NOTHING],
  [
    { kind: 'season', was: { name: 'Winter', from: '2027-01-01', to: '2027-02-01' } },
    'This season no longer exists. Someone has changed or ended it.',
  ],
  [{ kind: 'steps', steps: [{ fromNight: 7, off: '110%' }] }, NO_STEP],
  [{ kind: 'steps', steps: ['5%', '6%'].map((off) => ({ fromNight: 7, off })) }, NO_STEP],
  [{ kind: 'undo', version: 1 }, 'This version came with the motel’s files. It is changed there.'],
  [{ kind: 'undo', version: 9999 }, 'There is no such change of the rates.'],
])('§14.7 %j is refused at both doors with one sentence, and changes nothing', async (wrong, sentence) => {
  const before = await version();
  expect(await byHand(motel).changeRates(wrong as RateChange)).toEqual({ ok: false, text: sentence });
  const answer = await change(wrong as RateChange);
  expect(answer.body.message).toBe(sentence);
  expect(String(answer.status)).toMatch(/^4/);
  expect(await version()).toBe(before);
});

test('§14.7 a month that is none, or a body of another form, is refused', async () => {
  expect((await monthOf('May')).message).toBe('A month is written as 2027-07.');
  expect((await change({ kind: 'free' } as never)).status).toBe(400);
});
