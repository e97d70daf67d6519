import type { DeskStay } from '@motel/api-client/desk-contracts';
import { cents } from '@motel/booking-core';
import { arrivedPayment, isOwnChange, stayDifferences } from '../src/features/stay/ChangedBanner.tsx';
import { isOpen, VIEWS, viewOf, whyClosed } from '../src/features/stay/panel/panel-view.ts';
import { nextAttendance, nextNight } from '../src/features/stay/StayActions.tsx';
import { stayTags } from '../src/features/stay/StayHead.tsx';
import { typedDollars } from '../src/shared/field/typed-amount.tsx';
import { shownDates } from '../src/shared/format/shown-dates.ts';
import { shownDifference } from '../src/shared/format/shown-difference.ts';
import { NOTHING, STAY, without } from './any-stay.ts';
import { MOTEL } from './motel.tsx';

describe('§14.5: the page of a stay', () => {
  test.each<[Partial<DeskStay>, string[]]>([
    [{}, ['Confirmed', 'Paid in full']],
    [{ state: 'due' }, ['Not come yet', 'Paid in full']],
    [{ state: 'missing' }, ['Never checked in', 'Paid in full']],
    [{ state: 'overdue' }, ['Should have left', 'Paid in full']],
    [{ state: 'left', folio: { ...STAY.folio, refunded: STAY.folio.paid } }, ['Left', 'All refunded']],
    [
      { state: 'held', status: 'pending', folio: { ...STAY.folio, paid: cents(0), balance: cents(97_19) } },
      ['Waits for payment', '$97.19 due'],
    ],
    [
      { state: 'cancelled', isNoShow: true, folio: { ...STAY.folio, balance: cents(-20_00) } },
      ['No-show', '$20.00 to refund'],
    ],
    [{ state: 'left' }, ['Left', 'Paid in full']],
  ])('%j is said in words', (facts, words) => {
    expect(stayTags(MOTEL, { ...STAY, ...facts }).map((tag) => tag.words)).toEqual(words);
  });

  test('only what the server allows is open', () => {
    const open = (stay: DeskStay) => VIEWS.filter((view) => isOpen(view, stay)).join(' ');
    expect(open(STAY)).toBe('note guest mail');
    const can = { ...NOTHING, pay: cents(1), waive: cents(1), refund: cents(1) };
    const cannot = without('pay', 'refund', 'waive', 'no-show');
    expect(open({ ...STAY, can, cannot })).toBe('payment refund waive no-show note guest mail');
  });

  test('a closed tab says why', () => {
    expect(whyClosed('cancel', STAY)).toBe('No cancel now.');
    expect(whyClosed('mail', { ...STAY, guest: { ...STAY.guest, email: '' } })).toMatch(/no mail address/);
  });

  test('what was asked for is shown, unless it is no longer allowed', () => {
    const open = { ...STAY, cannot: without('refund', 'cancel') };
    expect(viewOf('refund', open)).toBe('refund');
    expect(viewOf('no-show', open)).toBe('cancel');
    expect(viewOf('<script>', STAY)).toBe('note');
  });

  test('who owes money is asked for it first', () => {
    const can = { ...NOTHING, pay: cents(1) };
    expect(viewOf(null, { ...STAY, can, cannot: without('pay', 'cancel') })).toBe('payment');
  });

  test('a change by another person is told fact by fact', () => {
    const now: DeskStay = {
      ...STAY,
      version: 'v2',
      checkOut: '2027-07-14',
      folio: { ...STAY.folio, total: cents(903_21), balance: cents(378_76) },
    };
    expect(stayDifferences(MOTEL, STAY, now)).toEqual([
      { what: 'Dates', before: 'July 9 to 12', now: 'July 9 to 14' },
      { what: 'Price', before: '$524.45', now: '$903.21' },
      { what: 'Balance', before: '$0.00', now: '$378.76' },
    ]);
    expect(stayDifferences(MOTEL, STAY, STAY)).toEqual([]);
  });
});

describe('amounts and dates of the desk', () => {
  test('money has its cents and its sign', () => {
    expect(MOTEL.shownMoney(cents(-477_20))).toBe('−$477.20');
    const shown = [378_76, -20_00, 0].map((amount) => shownDifference(MOTEL, cents(amount)));
    expect(shown).toEqual(['+$378.76', '−$20.00', '$0.00']);
  });

  test.each([
    ['2027-07-09', '2027-07-12', 'July 9 to 12'],
    ['2027-07-30', '2027-08-02', 'July 30 to August 2'],
    ['2026-12-30', '2027-01-02', 'December 30, 2026 to January 2, 2027'],
  ])('%s to %s is %s', (from, to, words) => expect(shownDates(from, to)).toBe(words));

  test('a year that could be mistaken is said (T9)', () => {
    expect(shownDates('2026-11-27', '2026-11-28', '2027-11-20')).toBe('November 27 to 28, 2026');
    expect(shownDates('2027-11-27', '2027-11-28', '2027-11-20')).toBe('November 27 to 28');
  });

  test.each([
    ['120', 120_00],
    [' $1,200.5 ', 1200_50],
    ['1,234,567.89', 1_234_567_89],
    ['12,50', 12_50],
    ['1200,500', undefined],
    ['12.345', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('“%s” is %s cents', (typed, amount) => expect(typedDollars(MOTEL, typed)).toBe(amount));
});

describe('12: two clerks and one stay', () => {
  const told = (by?: string) => ({
    at: '2027-07-09T05:00:00Z',
    title: 'Refund',
    ...(by !== undefined && { by }),
  });
  const after = (...story: DeskStay['story']): DeskStay => ({ ...STAY, version: 'v2', story });

  test('a person has seen their own change, and no other one', () => {
    expect(isOwnChange(STAY, after(told('Wren')), 'Wren')).toBe(true);
    expect(isOwnChange(STAY, after(told('Desmond')), 'Wren')).toBe(false);
    expect(isOwnChange(STAY, after(told('Wren'), told('Desmond')), 'Wren')).toBe(false);
  });

  test('a payment that arrives is good news, and refuses no press', () => {
    const paid = { ...after(told()), folio: { ...STAY.folio, paid: cents(600_00) } };
    expect(arrivedPayment(STAY, paid)).toBe(75_55);
    expect(arrivedPayment(STAY, { ...paid, story: [told('Wren')] })).toBe(0);
    expect(arrivedPayment(STAY, after(told()))).toBe(0);
  });

  test('a change by the guest is another one’s change', () => {
    expect(isOwnChange(STAY, after(told()), 'Wren')).toBe(false);
    expect(isOwnChange(STAY, after(told(), told('Wren')), 'Wren')).toBe(true);
  });
});

describe('§14.4: guests come and leave', () => {
  test('guests who are due are checked in, guests who are in are checked out', () => {
    expect(nextAttendance({ cannot: without('check-in') })).toBe('check-in');
    expect(nextAttendance({ cannot: without('check-out') })).toBe('check-out');
    expect(nextAttendance(STAY)).toBeUndefined();
  });

  test('one more night is from tonight on, also days late', () => {
    const isIn = { ...STAY, cannot: without('change') };
    expect(nextNight({ ...isIn, state: 'in-house', today: '2027-07-10' })).toBe('2027-07-13');
    expect(nextNight({ ...isIn, state: 'leaving', today: '2027-07-12' })).toBe('2027-07-13');
    expect(nextNight({ ...isIn, state: 'overdue', today: '2027-07-20' })).toBe('2027-07-21');
    expect(nextNight({ ...isIn, state: 'booked' })).toBeUndefined();
    expect(nextNight({ ...STAY, state: 'overdue' })).toBeUndefined();
  });
});
