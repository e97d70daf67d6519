import { leastRules, type Night, stayRules } from '../src/shared/calendar/stay-rules.ts';
import { WORDS } from './support/site.ts';

type Terms = Omit<Night, 'date' | 'free'> & { readonly free?: number };

/** The rules of nights from November 21 on, one free room at $119 each unless said otherwise. */
function rules(terms: Readonly<Record<string, Terms>>, rooms = 1) {
  const dates = ['21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`);
  const nights = dates.map((date) => ({ date, free: 1, price: 119, ...terms[date.slice(-2)] }));
  const { isNightFree, canStartOn, canEndOn, dayTerms } = stayRules(
    WORDS,
    new Map(nights.map((night) => [night.date, night])),
    rooms,
  );
  const on = (day: number) => `2026-11-${day}`;
  return {
    canStart: (day: number) => isNightFree(on(day)) && canStartOn(on(day)),
    canEnd: (start: number, end: number) => canEndOn(on(start), on(end)),
    says: (day: number, start?: number) => dayTerms(on(day), start === undefined ? null : on(start)),
  };
}

describe('what the calendar of a room says about its days', () => {
  it('nothing while a night has not loaded, which can be chosen', () => {
    const { says, canStart, canEnd } = rules({});
    expect(says(28)).toBeUndefined();
    expect(canStart(28)).toBe(true);
    expect(canEnd(28, 30)).toBe(true);
  });

  it('F6: a closed night, a sold-out night, and one with too few rooms', () => {
    const { says, canStart } = rules(
      { 21: { closed: true, free: 0 }, 22: { free: 0 }, 23: { free: 1 }, 24: { free: 2 } },
      2,
    );
    expect(says(21)).toEqual({ text: 'closed', reason: 'Closed', name: 'Closed' });
    expect(says(22)).toMatchObject({ text: 'full', reason: 'Sold out' });
    expect(says(23)).toMatchObject({ text: '1 left', reason: 'Only 1 room left' });
    expect([21, 22, 23, 24].map(canStart)).toEqual([false, false, false, true]);
  });

  it('F8: without arrivals a day is only an end, without departures a start', () => {
    const { says, canStart, canEnd } = rules({
      22: { closedToArrival: true },
      24: { closedToDeparture: true },
    });
    expect(canStart(22)).toBe(false);
    const mark = { mark: 'in', isBarred: true, reason: 'no check-in, staying on is fine' };
    expect(says(22)).toEqual({ ...mark, name: 'No arrivals' });
    expect(canEnd(21, 22)).toBe(true);
    expect(says(22, 21)).toBeUndefined();
    expect(says(24)).toMatchObject({ mark: 'out', isBarred: true, name: 'No departures' });
    expect(canEnd(23, 24)).toBe(false);
    expect(says(24, 23)).toMatchObject({ text: 'out', name: 'No departures' });
    expect(canStart(24)).toBe(true);
    expect(canStart(23), 'it can end a day later').toBe(true);
  });

  it('F7: a shorter stay than any of its nights needs cannot end', () => {
    const { says, canStart, canEnd } = rules({ 22: { minNights: 2 }, 23: { minNights: 3 } });
    expect(canStart(22)).toBe(true);
    expect(says(22)).toEqual({ mark: 'min 2', reason: 'nights at least', name: '2 nights at least' });
    expect([23, 24, 25].map((end) => canEnd(22, end))).toEqual([false, false, true]);
    expect(says(23, 22)).toMatchObject({ text: 'min 2', name: '2 nights at least' });
    expect(says(24, 22)).toMatchObject({ text: 'min 3', name: '3 nights at least' });
  });

  it('F7: no stay begins where a sold-out night leaves too few nights', () => {
    const { says, canStart } = rules({ 22: { minNights: 3 }, 24: { free: 0 } });
    expect(canStart(22)).toBe(false);
    expect(says(22)).toMatchObject({ mark: 'min 3', name: '3 nights at least' });
    expect(canStart(21), 'three nights end before it').toBe(true);
  });

  it('F7: a longer stay than one of its nights allows cannot end', () => {
    const { says, canEnd } = rules({ 22: { maxNights: 2 } });
    expect([23, 24, 25].map((end) => canEnd(22, end))).toEqual([true, true, false]);
    expect(says(25, 22)).toMatchObject({ text: 'max 2', name: '2 nights at most' });
  });

  it('the day after the last night of a stay may be a sold-out one', () => {
    const { says } = rules({ 23: { free: 0 } });
    expect(says(23, 21)).toEqual({ text: 'out only', name: 'Check-out only' });
  });
});

it('§5: a search refuses too few nights alone, not too many', () => {
  const nights = { '2026-11-21': { minNights: 2 }, '2026-11-22': { minNights: 4 }, '2026-11-30': {} };
  const { canEndOn, dayTerms } = leastRules(WORDS, new Map(Object.entries(nights)));
  const ends = ['2026-11-22', '2026-11-24', '2026-11-25', '2030-01-01'];
  expect(ends.map((end) => canEndOn('2026-11-21', end))).toEqual([false, false, true, true]);
  expect(dayTerms('2026-11-22', '2026-11-21')).toMatchObject({ text: 'min 2', name: '2 nights at least' });
  expect(dayTerms('2026-11-22', null)).toMatchObject({ mark: 'min 4', name: '4 nights at least' });
  expect(dayTerms('2026-11-30', '2026-11-25'), 'nothing is known').toBeUndefined();
});
