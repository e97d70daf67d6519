import { fc, it } from '@fast-check/vitest';
import { addDays, type CivilDate, cents, civilDate } from '@motel/booking-core';
import {
  changeDeed,
  changeQuery,
  isChanged,
  leavingAt,
  stripOf,
  type TypedChange,
  unchanged,
  wantedOf,
  wishWords,
} from '../src/features/stay/panel/wanted-change.ts';
import { MOTEL } from './motel.tsx';

const SOLD = {
  type: { id: 'hoodoo-double', title: 'Hoodoo Double' },
  checkIn: '2027-07-09',
  checkOut: '2027-07-12',
  party: { adults: 2, children: 1, infants: 0, pets: 1, rooms: 1 },
};
const SAME = unchanged(SOLD);
const day = (offset: number): CivilDate => addDays(civilDate('2027-07-09'), offset);
const changed = (typed: Partial<TypedChange>): TypedChange => ({ ...SAME, ...typed });

describe('§14.5: a change of a stay as it is typed', () => {
  test('a stay that nobody changed asks for nothing', () => {
    expect(isChanged(MOTEL, SAME, SOLD)).toBe(false);
    expect(isChanged(MOTEL, changed({ checkOut: '2027-07-14' }), SOLD)).toBe(true);
    expect(isChanged(MOTEL, changed({ party: { ...SAME.party, pets: '2' } }), SOLD)).toBe(true);
    expect(isChanged(MOTEL, changed({ isByHand: true }), SOLD)).toBe(false);
    expect(isChanged(MOTEL, changed({ isByHand: true, handTotal: '400' }), SOLD)).toBe(true);
  });

  test.each<[Partial<TypedChange>]>([
    [{ checkOut: '2027-07-09' }],
    [{ checkOut: '2027-07-08' }],
    [{ checkIn: '' }],
    [{ party: { ...SAME.party, adults: '' } }],
    [{ isByHand: true, handTotal: 'much' }],
  ])('%j is no question', (typed) => expect(changeQuery(MOTEL, changed(typed))).toBeUndefined());

  test('a price by hand is asked for with the change', () => {
    const typed = changed({ isByHand: true, handTotal: '$400.50' });
    expect(changeQuery(MOTEL, typed)).toMatchObject({
      typeId: 'hoodoo-double',
      adults: '2',
      price: '400.50',
    });
  });

  test.each<[Partial<TypedChange>, string]>([
    [{ checkOut: '2027-07-14' }, 'Change to 5 nights'],
    [{ checkOut: '2027-07-10' }, 'Change to 1 night'],
    [{ checkIn: '2027-07-10', checkOut: '2027-07-13' }, 'Move to July 10 to 13'],
    [{ typeId: 'fossil-quad' }, 'Move to Fossil Quad'],
    [{ party: { ...SAME.party, pets: '2' } }, 'Change the guests'],
    [{ isByHand: true, handTotal: '400' }, 'Change the price'],
  ])('%j is said in words', (typed, words) =>
    expect(wishWords(changed(typed), SOLD, 'Fossil Quad')).toBe(words),
  );

  test('the button names the money', () => {
    const deed = (difference: number | undefined, pay: 'cash' | 'link' | 'later') =>
      changeDeed(MOTEL, 'Change to 5 nights', difference === undefined ? undefined : cents(difference), pay);
    expect(deed(378_76, 'cash')).toBe('Change to 5 nights, take $378.76');
    expect(deed(378_76, 'link')).toBe('Change to 5 nights, send a link for $378.76');
    expect(deed(378_76, 'later')).toBe('Change to 5 nights, $378.76 due');
    expect(deed(-20_00, 'cash')).toBe('Change to 5 nights, refund $20.00');
    expect(deed(0, 'cash')).toBe('Change to 5 nights');
    expect(deed(undefined, 'cash')).toBe('Change to 5 nights');
  });

  test('the strip shows kept, new and given up nights', () => {
    const states = (checkOut: string) =>
      stripOf(SOLD, changed({ checkOut }))
        .map(({ state }) => state)
        .join(' ');
    expect(states('2027-07-14')).toBe('kept kept kept new new out other');
    expect(states('2027-07-11')).toBe('kept kept out other other other other');
  });

  const nights = fc.integer({ min: 1, max: 60 });
  it.prop([nights, nights])(
    'whatever is typed, the strip is a week with the end of the stay',
    (before, after) => {
      const sold = { ...SOLD, checkOut: day(before) };
      const strip = stripOf(sold, { ...unchanged(sold), checkOut: day(after) });
      expect(strip).toHaveLength(7);
      expect(strip.map(({ date }) => date)).toContain(day(Math.min(before, after)));
    },
  );

  test('a pressed night is the last one, and pressed again it is out', () => {
    const longer = leavingAt(SAME, day(4));
    expect(longer.checkOut).toBe(day(5));
    expect(leavingAt(longer, day(4)).checkOut).toBe(day(4));
    // The first night always stays.
    expect(leavingAt(SAME, day(0)).checkOut).toBe(day(1));
    expect(leavingAt(SAME, day(-1))).toBe(SAME);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (offset) => {
        expect(wantedOf(leavingAt(SAME, day(offset)))).toBeDefined();
      }),
    );
  });
});
