import { readFileSync } from 'node:fs';
import { fc, it } from '@fast-check/vitest';
import {
  isRoomClean,
  ROOM_STATES,
  ROOM_VERBS,
  type RoomFacts,
  type RoomState,
  roomState,
  whyNotWithRoom,
} from '../src/booking.ts';
import { addDays, civilDate } from '../src/index.ts';
import { bookableDates } from './support/arbitraries.ts';
import { tableOf } from './support/spec-tables.ts';

const SPEC = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

describe('[H1–H7] what may be done with a room', () => {
  const table = tableOf(SPEC, 'H', ROOM_VERBS);

  test('[H1–H7] SPEC.md has a row for each state, in the order of the rules', () => {
    expect(table.map(({ state }) => state)).toEqual(ROOM_STATES);
  });

  test.each(ROOM_STATES.flatMap((state) => ROOM_VERBS.map((verb) => ({ state, verb }))))(
    '[H1–H7] $verb a room that is $state, as SPEC.md says',
    ({ state, verb }) => {
      const says = table.find((row) => row.state === state)?.cells[verb]?.says;
      expect(whyNotWithRoom(state, verb) ?? 'yes').toBe(says);
    },
  );

  test('[H1–H7] a state or a verb that is none is refused', () => {
    expect(() => whyNotWithRoom('gone' as never, 'offer')).toThrow(RangeError);
    expect(() => whyNotWithRoom('ready', 'sell' as never)).toThrow(RangeError);
    expect(() => roomState({ isClosed: false, guests: 'many' as never, isClean: true })).toThrow(RangeError);
  });
});

describe('[H1–H7] the state of a room', () => {
  const cases: [string, RoomFacts['guests'], boolean, boolean, RoomState][] = [
    ['H1', 'none', false, true, 'ready'],
    ['H2', 'none', false, false, 'to-clean'],
    ['H3', 'arriving', false, true, 'arriving'],
    ['H4', 'arriving', false, false, 'arriving-unclean'],
    ['H5', 'in-house', false, true, 'in-house'],
    ['H6', 'leaving', true, true, 'leaving'],
    ['H7', 'none', true, true, 'closed'],
  ];
  test.each(cases)('[%s] guests %s, closed %s, clean %s: %s', (_, guests, isClosed, isClean, state) => {
    expect(roomState({ guests, isClosed, isClean })).toBe(state);
  });

  it.prop([
    fc.record({
      isClosed: fc.boolean(),
      isClean: fc.boolean(),
      guests: fc.constantFrom<RoomFacts['guests']>('none', 'arriving', 'in-house', 'leaving'),
    }),
  ])('[H1–H7] only an empty, open and clean room is offered as ready', (facts) => {
    const isOffered = whyNotWithRoom(roomState(facts), 'offer') === undefined;
    expect(isOffered).toBe(facts.guests === 'none' && !facts.isClosed && facts.isClean);
  });
});

describe('[H8] a clean room', () => {
  const date = civilDate('2027-07-04');
  const noon = Date.UTC(2027, 6, 4, 18);

  test('[H8] a room that was never used is clean', () => {
    expect(isRoomClean({})).toBe(true);
    expect(isRoomClean({ cleaned: { at: noon, date } })).toBe(true);
  });

  test('[H8] guests who leave after the cleaning leave it unclean', () => {
    const cleaned = { at: noon, date };
    expect(isRoomClean({ vacatedAt: noon, cleaned })).toBe(true);
    expect(isRoomClean({ vacatedAt: noon + 1, cleaned })).toBe(false);
    expect(isRoomClean({ vacatedAt: noon - 1 })).toBe(false);
    expect(isRoomClean({ vacatedAt: noon - 1, slept: date, cleaned })).toBe(false);
  });

  it.prop([bookableDates, fc.integer({ min: 0, max: 3 })])(
    '[H8] a night is cleaned away on the next day, not before',
    (slept, days) => {
      const cleaned = { at: noon, date: addDays(slept, days) };
      expect(isRoomClean({ slept, cleaned })).toBe(days >= 1);
      expect(isRoomClean({ slept })).toBe(false);
    },
  );
});
