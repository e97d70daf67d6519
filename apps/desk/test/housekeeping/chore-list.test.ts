import { fc, it } from '@fast-check/vitest';
import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { choreList, choresOf, choreWords, isWaiting } from '../../src/features/housekeeping/chore-list.ts';
import { MOTEL } from '../motel.tsx';

const TYPE = { id: 'hoodoo-double', title: 'Hoodoo Double' };
const DONE = { by: 'Ottilie', at: '2027-07-10T15:05:00Z' };
const chore = (number: string, more: Partial<ChoreWire> = {}): ChoreWire => ({
  roomId: number,
  number,
  type: TYPE,
  kind: 'departure',
  hasDog: false,
  isGone: true,
  isOverdue: false,
  isNext: false,
  ...more,
});
const none = { later: new Set<string>(), chosen: undefined };
const numbers = (chores: readonly ChoreWire[]) => chores.map(({ number }) => number);

const anyChores = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }).chain((rooms) =>
  fc.tuple(
    ...rooms.map((room) =>
      fc
        .record({
          kind: fc.constantFrom('departure', 'stay-over', 'free'),
          isGone: fc.boolean(),
          hasDog: fc.boolean(),
          done: fc.constantFrom(undefined, DONE),
        })
        .map(({ done, ...more }) =>
          chore(String(room), { ...more, ...(done && { done }) } as Partial<ChoreWire>),
        ),
    ),
  ),
);

describe('§14.9: the rooms to do', () => {
  const choices = fc.tuple(anyChores, fc.array(fc.integer({ min: 1, max: 60 }).map(String)));
  it.prop([choices])('each room is in one part of the list, whatever was put off', ([chores, later]) => {
    const list = choreList(chores, { later: new Set(later), chosen: undefined });
    const listed = [...list.earlier, ...list.latest, ...list.toDo];
    expect(numbers(listed).toSorted()).toEqual(numbers(chores).toSorted());
    expect(list.toDo.every(({ done }) => done === undefined)).toBe(true);
    expect(list.latest.length).toBeLessThanOrEqual(2);
    if (list.next !== undefined) expect(isWaiting(list.next)).toBe(false);
    if (list.toDo.some((one) => !isWaiting(one))) expect(list.toDo).toContain(list.next);
  });

  test('go by number, and those put off come last', () => {
    const chores = ['12B', '9', '10', '12'].map((number) => chore(number));
    expect(numbers(choreList(chores, none).toDo)).toEqual(['9', '10', '12', '12B']);
    const later = new Set(['9', '12']);
    const put = choreList(chores, { ...none, later });
    expect(numbers(put.toDo)).toEqual(['10', '12B', '9', '12']);
    expect(put.next?.number).toBe('10');
  });

  test('a room whose guest has not left is next only by hand', () => {
    const chores = [chore('1', { isGone: false }), chore('2')];
    expect(choreList(chores, none).next?.number).toBe('2');
    expect(choreList(chores, { ...none, chosen: '1' }).next?.number).toBe('1');
    expect(choreList(chores.slice(0, 1), none).next).toBeUndefined();
  });

  test('are shown by who leaves, who stays, and dogs', () => {
    const chores = [
      chore('1'),
      chore('2', { kind: 'stay-over', hasDog: true }),
      chore('3', { kind: 'free' }),
    ];
    expect(['all', 'leaving', 'staying', 'dog'].map((one) => choresOf(chores, one as 'all').length)).toEqual([
      3, 1, 1, 1,
    ]);
  });
});

describe('§14.9: the words of a room to do', () => {
  test.each([
    ['Gone. Free tonight', {}],
    ['Gone. Next guest today', { isNext: true }],
    ['Gone. Next guest 3:00 PM', { isNext: true, nextAt: '2027-07-10T21:00:00Z' }],
    ['Still in the room, out by 11:00 AM', { isGone: false }],
    ['Light clean, 1st day', { kind: 'stay-over', night: 1 }],
    ['Full change, 3rd day', { kind: 'stay-over', night: 3 }],
    ['Full change, 12th day', { kind: 'stay-over', night: 12 }],
    ['Light clean, 22nd day', { kind: 'stay-over', night: 22 }],
    ['Free tonight, do it last', { kind: 'free' }],
    ['Next guest today', { kind: 'free', isNext: true }],
    ['Clean since 9:05 AM', { done: DONE }],
  ] satisfies [string, Partial<ChoreWire>][])('%s', (words, more) => {
    expect(choreWords(MOTEL, chore('14', more))).toBe(words);
  });
});
