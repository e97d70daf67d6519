import { readFileSync } from 'node:fs';
import { fc, it } from '@fast-check/vitest';
import {
  type BookingStatus,
  DEFAULT_HOUSE_RULES,
  type HouseRules,
  isMissed,
  STAY_STATES,
  STAY_VERBS,
  type StayFacts,
  type StayState,
  shownStatus,
  statusTone,
  stayRule,
  stayState,
  whyNotInState,
} from '../src/booking.ts';
import { addDays, civilDate, instantAt } from '../src/index.ts';
import { bookableDates, stays } from './support/arbitraries.ts';
import { tableOf } from './support/spec-tables.ts';

const RULES: HouseRules = { ...DEFAULT_HOUSE_RULES, timeZone: 'America/Edmonton' };
const STAY = { checkIn: civilDate('2025-11-21'), checkOut: civilDate('2025-11-23') };
const at = (date: string, hour: number) => instantAt(civilDate(date), hour, RULES.timeZone);
const CAME = at('2025-11-21', 16);

const SPEC = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

describe('[S1–S12] what may be done in each state', () => {
  const table = tableOf(SPEC, 'S', STAY_VERBS);

  test('[S1–S12] SPEC.md has a row for each state, in the order of the rules', () => {
    expect(table.map(({ state }) => state)).toEqual(STAY_STATES);
  });

  const pairs = STAY_STATES.flatMap((state) => STAY_VERBS.map((verb) => ({ state, verb })));
  test.each(pairs.map((pair) => ({ ...pair, rule: stayRule(pair.state, pair.verb) })))(
    '$rule: $verb a stay that is $state, as SPEC.md says',
    ({ state, verb, rule }) => {
      const cell = table.find((row) => row.state === state)?.cells[verb];
      expect(cell?.rule).toBe(rule);
      expect(whyNotInState(state, verb) ?? 'yes').toBe(cell?.says);
    },
  );

  test('[S1–S12] a state or a verb that is none is refused', () => {
    expect(() => whyNotInState('gone' as never, 'pay')).toThrow(RangeError);
    expect(() => whyNotInState('held', 'sell' as never)).toThrow(RangeError);
  });
});

describe('[S1–S12] the state of a stay', () => {
  const cases: [string, string, number, Partial<StayFacts>, StayState][] = [
    ['S2', '2025-11-21', 3, {}, 'booked'],
    ['S3', '2025-11-21', 4, {}, 'expected'],
    ['S4', '2025-11-21', 15, {}, 'due'],
    ['S4', '2025-11-23', 10, {}, 'due'],
    ['S5', '2025-11-23', 11, {}, 'missing'],
    ['S6', '2025-11-23', 3, { arrivedAt: CAME }, 'in-house'],
    ['S7', '2025-11-23', 4, { arrivedAt: CAME }, 'leaving'],
    ['S8', '2025-11-23', 11, { arrivedAt: CAME }, 'overdue'],
    ['S8', '2025-12-23', 11, { arrivedAt: CAME }, 'overdue'],
    ['S9', '2025-11-22', 11, { arrivedAt: CAME, leftAt: at('2025-11-22', 10) }, 'left'],
    ['S1', '2025-11-23', 12, { status: 'held' }, 'held'],
    ['S10', '2025-11-20', 12, { status: 'cancelled' }, 'cancelled'],
    ['S11', '2025-11-20', 12, { status: 'refunded' }, 'refunded'],
    ['S12', '2025-11-20', 12, { status: 'expired' }, 'lapsed'],
    ['S12', '2025-11-20', 12, { status: 'released' }, 'lapsed'],
  ];
  test.each(cases)('[%s] on %s at %i o’clock, with %o, it is %s', (_, date, hour, facts, state) => {
    const stay = { ...STAY, status: 'confirmed', arrivedAt: null, leftAt: null, ...facts } as const;
    expect(stayState(stay, at(date, hour), RULES)).toBe(state);
  });

  it.prop([
    bookableDates,
    fc.integer({ min: 1, max: 365 }),
    fc.array(fc.integer({ min: -500, max: 10_000 })),
    fc.boolean(),
  ])(
    '[S2–S8] time moves a stay one way only, and never checks guests out',
    (checkIn, nights, hours, isIn) => {
      const begin = instantAt(checkIn, 15, RULES.timeZone);
      const arrivedAt = isIn ? begin : null;
      const dates = { checkIn, checkOut: addDays(checkIn, nights) };
      const stay = { ...dates, status: 'confirmed', arrivedAt, leftAt: null } as const;
      const seen = hours
        .toSorted((one, other) => one - other)
        .map((hour) => STAY_STATES.indexOf(stayState(stay, begin + hour * 3_600_000, RULES)));
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      expect(seen).not.toContain(STAY_STATES.indexOf('left'));
    },
  );

  test('[S1] [R2] a word that is no status is refused', () => {
    const stay = { ...STAY, status: 'completed' as BookingStatus, arrivedAt: null, leftAt: null };
    expect(() => stayState(stay, CAME, RULES)).toThrow(
      new RangeError('Not the status of a booking: completed'),
    );
  });
});

describe('[S13] guests who are missed', () => {
  const stay = { ...STAY, status: 'confirmed', arrivedAt: null, leftAt: null } as const;
  const terms = { missedHour: 23 };
  const muchLater = at('2025-12-24', 2);
  const saidToCome = at('2025-11-22', 2);

  test.each<[string, number, Partial<Parameters<typeof isMissed>[3]>, boolean]>([
    ['before the hour that the owner sets', at('2025-11-21', 23) - 1, {}, false],
    ['from that hour', at('2025-11-21', 23), {}, true],
    ['before the hour that they gave', saidToCome - 1, { saidToCome }, false],
    ['from the hour that they gave', saidToCome, { saidToCome }, true],
    ['after their last night', at('2025-11-23', 11), { saidToCome: muchLater }, true],
    ['before the check-in hour, at an early hour', at('2025-11-21', 14), { missedHour: 0 }, false],
  ])('[S13] %s', (_, now, change, missed) => {
    expect(isMissed(stay, now, RULES, { ...terms, ...change })).toBe(missed);
  });

  test('[S13] guests who came are not missed', () => {
    expect(isMissed({ ...stay, arrivedAt: CAME }, at('2025-11-25', 0), RULES, terms)).toBe(false);
  });
});

/** A stay whose guests were not checked in. */
const facts = (status: BookingStatus, stay: Pick<StayFacts, 'checkIn' | 'checkOut'> = STAY): StayFacts => ({
  ...stay,
  status,
  arrivedAt: null,
  leftAt: null,
});
const CHECK_OUT = Date.parse('2025-11-23T18:00:00Z'); // 11:00 AM in Edmonton

describe('§4 [B4] the status in My Bookings', () => {
  test('[B4] a hold is pending', () => {
    expect(shownStatus(facts('held'), CHECK_OUT, RULES)).toBe('pending');
  });

  test('[B4] a confirmed stay is completed from 11:00 AM on the check-out day', () => {
    expect(shownStatus(facts('confirmed'), CHECK_OUT - 1, RULES)).toBe('confirmed');
    expect(shownStatus(facts('confirmed'), CHECK_OUT, RULES)).toBe('completed');
  });

  test('[B4] guests in the house are completed by their check-out alone', () => {
    const isIn = { ...facts('confirmed'), arrivedAt: CHECK_OUT - 10 ** 8 };
    expect(shownStatus(isIn, CHECK_OUT + 10 ** 9, RULES)).toBe('confirmed');
    expect(shownStatus({ ...isIn, leftAt: CHECK_OUT - 10 ** 7 }, CHECK_OUT - 1, RULES)).toBe('completed');
  });

  it.prop([
    fc.constantFrom<BookingStatus>('expired', 'released', 'cancelled', 'refunded'),
    stays,
    fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2500, 0) }),
  ])('[B4] every other status is shown unchanged at any time', (status, stay, now) => {
    expect(shownStatus(facts(status, stay), now, RULES)).toBe(status);
  });

  it.prop([bookableDates, fc.integer({ min: -1e10, max: 1e10 })])(
    '[B4] a completed stay stays completed',
    (checkOut, offset) => {
      const stay = { checkIn: addDays(checkOut, -1), checkOut };
      const now = instantAt(stay.checkOut, RULES.checkOutHour, RULES.timeZone) + offset;
      expect(shownStatus(facts('confirmed', stay), now, RULES)).toBe(offset >= 0 ? 'completed' : 'confirmed');
    },
  );
});

test('[B4] [R2] a word that is no status is refused', () => {
  expect(() => shownStatus(facts('completed' as never), CHECK_OUT, RULES)).toThrow(
    new RangeError('Not the status of a booking: completed'),
  );
});

describe('§4 [B5] the colour of a status', () => {
  test.each([
    ['green', 'booked', 'confirmed', 'active', 'Confirmed'],
    ['yellow', 'pending'],
    ['red', 'cancelled'],
    ['blue', 'completed'],
    ['grey', 'refunded', 'expired', 'released', 'unknown', '', 'toString'],
  ])('[B5] %s', (tone, ...statuses) => {
    for (const status of statuses) expect(statusTone(status), status).toBe(tone);
  });
});
