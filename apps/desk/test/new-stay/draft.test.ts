import { fc, it } from '@fast-check/vitest';
import { NO_GUEST } from '@motel/api-client/desk-contracts';
import { addDays, cents, civilDate, daysBetween, dollarDigits } from '@motel/booking-core';
import {
  askedStay,
  bookingOf,
  checkOutOf,
  type Draft,
  deskOffersQuery,
  draftFrom,
  EMPTY,
  handTotalOf,
  missing,
  nightsUntil,
} from '../../src/features/new-stay/draft.ts';
import { MOTEL } from '../motel.tsx';

const FULL: Draft = {
  ...EMPTY,
  typeId: 'hoodoo-double',
  checkIn: '2027-07-09',
  nights: '3',
  adults: '2',
  guest: { ...NO_GUEST, phone: '403 555 0138', firstname: 'Amara', lastname: 'Osei-Lindqvist' },
  pay: 'cash',
};
const guests = fc.oneof(fc.jsonValue(), fc.record({ firstname: fc.jsonValue(), plate: fc.jsonValue() }));
const dates = fc.integer({ min: 0, max: 5000 }).map((days) => addDays(civilDate('2027-01-01'), days));

describe('§14.5: what is typed about a new stay', () => {
  it.prop([dates, fc.integer({ min: 1, max: 365 })])(
    'the day of leaving follows the nights, and the nights follow it',
    (checkIn, nights) => {
      const draft = { checkIn, nights: String(nights) };
      const checkOut = checkOutOf(draft);
      expect(daysBetween(checkIn, civilDate(checkOut))).toBe(nights);
      expect(nightsUntil({ checkIn, nights: '1' }, checkOut)).toBe(String(nights));
    },
  );

  test('a day of leaving that is not after the arrival changes nothing', () => {
    expect(nightsUntil(FULL, '2027-07-09')).toBe('3');
    expect(nightsUntil(FULL, 'soon')).toBe('3');
  });

  test('§14.4 the wishes of the room are booked, and read back as they are known', () => {
    expect(bookingOf(MOTEL, { ...FULL, wishes: ['quiet'] }, cents(100), []).wishes).toEqual(['quiet']);
    expect(bookingOf(MOTEL, FULL, cents(100), [])).not.toHaveProperty('wishes');
    const stored: unknown = { ...FULL, wishes: ['upstairs', 'a view', 7] };
    expect(draftFrom(stored).wishes).toEqual(['upstairs']);
    expect(draftFrom({ ...FULL, wishes: 'quiet' }).wishes).toEqual([]);
  });

  test.each([
    ['1', 0, 'No room of this kind is free on all of these nights.'],
    ['2', 1, 'Only 1 room of this kind is free on all of these nights.'],
    ['3', 2, 'Only 2 rooms of this kind are free on all of these nights.'],
    ['2', 2, undefined],
    ['2', undefined, undefined],
  ])('%s rooms, %s free: “%s” comes before the press', (rooms, free, words) => {
    expect(missing(MOTEL, { ...FULL, rooms }, free)).toBe(words);
  });

  test('numbers and dates that are none ask for no price', () => {
    const wrong = [{ nights: '' }, { nights: '0' }, { nights: '1.5' }, { adults: '-1' }, { rooms: 'two' }];
    for (const typed of [...wrong, { checkIn: '2027-02-30' }]) {
      expect(deskOffersQuery({ ...FULL, ...typed }), JSON.stringify(typed)).toBeUndefined();
    }
  });

  it.prop([
    fc.oneof(
      fc.jsonValue(),
      fc.record({ nights: fc.jsonValue(), guest: guests, roomIds: fc.jsonValue(), pay: fc.jsonValue() }),
    ),
  ])('whatever was stored, the fields have their kinds of value', (stored) => {
    const draft = draftFrom(stored);
    for (const [name, value] of Object.entries(EMPTY)) {
      if (name !== 'pay') expect(typeof draft[name as keyof Draft]).toBe(typeof value);
    }
    expect(Object.keys(draft.guest)).toEqual(Object.keys(NO_GUEST));
    for (const text of Object.values(draft.guest)) expect(typeof text).toBe('string');
    expect(draft.roomIds.every((id) => id === null || typeof id === 'string')).toBe(true);
    expect(['cash', 'terminal', 'link', 'later', undefined]).toContain(draft.pay);
  });

  test('what was typed is the same after a reload', () => {
    const typed = { ...FULL, rooms: '2', roomIds: [null, 'room-14'] };
    expect(draftFrom(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  test('another page asks for a kind of room and its nights', () => {
    const asked = new URLSearchParams('type=river-queen&from=2027-07-12&to=2027-07-14');
    const nights = { checkIn: '2027-07-12', nights: '2' };
    // A room that was chosen before is of another kind.
    expect(askedStay(asked)).toEqual({ typeId: 'river-queen', roomIds: [], ...nights });
    asked.set('room', 'room-31');
    expect(askedStay(asked)).toEqual({ typeId: 'river-queen', roomIds: ['room-31'], ...nights });
    const oneDay = new URLSearchParams('from=2027-07-12&to=2027-07-12');
    expect(askedStay(oneDay)).toEqual({ checkIn: '2027-07-12' });
  });

  test.each<[Partial<Draft>, string]>([
    [{ typeId: '' }, 'Choose a room.'],
    [{ nights: '0' }, 'Type the dates and the guests.'],
    [{ isByHand: true }, 'Type the price by hand.'],
    [{ isByHand: true, handTotal: '120' }, 'Give the reason for the price by hand.'],
    [{ guest: { ...FULL.guest, firstname: ' ' } }, 'Type the guest’s first name.'],
    [{ guest: { ...FULL.guest, lastname: '' } }, 'Type the guest’s last name.'],
    [{ guest: NO_GUEST }, 'Type the guest’s first name.'],
    [{ pay: undefined }, 'Choose how the guest pays.'],
  ])('%j is missing: %s', (typed, sentence) => {
    expect(missing(MOTEL, { ...FULL, ...typed })).toBe(sentence);
  });

  test('a guest without a mobile number can be booked', () => {
    expect(missing(MOTEL, { ...FULL, guest: { ...FULL.guest, phone: ' ' } })).toBeUndefined();
  });

  const amounts = fc.integer({ min: 0, max: 99_999_99 });
  it.prop([amounts])('a price by hand is sent to the cent, with its reason', (amount) => {
    const handTotal = `$${dollarDigits(cents(amount))}`;
    const typed = { ...FULL, isByHand: true, handTotal, handReason: ' old friend ' };
    expect(handTotalOf(MOTEL, typed)).toBe(amount);
    expect(handTotalOf(MOTEL, { ...typed, isByHand: false })).toBeUndefined();
    expect(bookingOf(MOTEL, typed, cents(amount), [])).toMatchObject({
      byHand: { total: amount / 100, reason: 'old friend' },
      total: amount / 100,
    });
  });

  test('F13 a stay without taxes needs a reason, which is that of each', () => {
    const typed = { ...FULL, without: 'gst,levy' };
    expect(missing(MOTEL, typed)).toBe('Give the reason and the number of the exemption.');
    const exempt = { gst: 'card 12', levy: 'card 12' };
    const withReason = { ...typed, withoutReason: ' card 12 ' };
    expect(bookingOf(MOTEL, withReason, cents(100), [])).toMatchObject({ exempt });
  });

  test('the booking is what the fields say', () => {
    expect(missing(MOTEL, FULL)).toBeUndefined();
    expect(bookingOf(MOTEL, FULL, cents(524_45), [''])).toEqual({
      typeId: 'hoodoo-double',
      checkIn: '2027-07-09',
      checkOut: '2027-07-12',
      party: { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 },
      guest: FULL.guest,
      total: 524.45,
      pay: 'cash',
    });
    const two = { ...FULL, rooms: '3', note: ' Has a trailer. ' };
    expect(bookingOf(MOTEL, two, cents(524_45), ['room-14', '', 'room-12'])).toMatchObject({
      roomIds: ['room-14', 'room-12'],
      note: 'Has a trailer.',
    });
  });
});
