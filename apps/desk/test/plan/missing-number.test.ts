import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { barsOf } from '../../src/features/plan/layout/plan-bars.ts';

const FROM = civilDate('2027-10-25');

/** A plan with one stay of four nights from its second day on. @param runs its rooms */
function planOf(rooms: number, runs: NonNullable<Plan['stays'][number]['in']>): Plan {
  const stay = {
    id: 'stay',
    reference: 'LI-7K4QD',
    firstName: 'Ada',
    lastName: 'Guest',
    typeId: 'double',
    checkIn: addDays(FROM, 1),
    checkOut: addDays(FROM, 5),
    rooms,
    in: runs,
  };
  const room = (number: string) => ({ id: number, number, typeId: 'double' });
  const empty = { types: [], closures: [], blocks: [], changes: [] };
  return { ...empty, today: FROM, from: FROM, days: 14, rooms: [room('1'), room('2')], stays: [stay] };
}

const missing = (plan: Plan) => barsOf(plan).unassigned.map(({ first, end }) => [first, end]);

test.each<[string, number, [number, number, number][], number[][]]>([
  ['two first nights', 1, [[0, 1, 2]], [[3, 5]]],
  ['two last nights', 1, [[0, 3, 2]], [[1, 3]]],
  [
    'two nights in one of two rooms',
    2,
    [
      [0, 1, 4],
      [1, 1, 2],
    ],
    [[3, 5]],
  ],
  [
    'all its nights, with a move',
    1,
    [
      [0, 1, 2],
      [1, 3, 2],
    ],
    [],
  ],
])('§14.3 a stay with a number for %s waits for the others', (_, rooms, runs, waits) => {
  expect(missing(planOf(rooms, runs))).toEqual(waits);
});
