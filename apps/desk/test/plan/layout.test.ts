import { fc, it } from '@fast-check/vitest';
import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, daysBetween, nightDates } from '@motel/booking-core';
import { type Bar, barsOf } from '../../src/features/plan/layout/plan-bars.ts';
import {
  columnsOf,
  footOf,
  intoLanes,
  nightAt,
  rowAt,
  rowsOf,
  rowsWithin,
} from '../../src/features/plan/layout/rows-and-columns.ts';
import { barAt, emptyNights, walk } from '../../src/features/plan/layout/wish.ts';

const FROM = civilDate('2027-10-25');

/** A plan as the server makes it: rooms are given out as long as they are free, some stays have none yet. */
const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    days: fc.integer({ min: 1, max: 40 }),
    roomsByType: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
    stays: fc.array(
      fc.record({
        type: fc.nat(2),
        first: fc.integer({ min: -12, max: 45 }),
        nights: fc.integer({ min: 1, max: 14 }),
        rooms: fc.integer({ min: 1, max: 2 }),
        hasNumber: fc.boolean(),
        moves: fc.boolean(),
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ days, roomsByType, stays }) => {
    const types = roomsByType.map((_, at) => ({ id: `type ${at}`, title: `Type ${at}` }));
    const rooms = roomsByType.flatMap((count, at) =>
      Array.from({ length: count }, (_, room) => ({
        id: `room ${at}-${room}`,
        number: `${at}${room}`,
        typeId: `type ${at}`,
      })),
    );
    const taken = rooms.map(() => new Set<number>());
    const sold = types.map(() => new Map<number, number>());
    const sells: Plan['stays'] = [];
    for (const [at, { type, first, nights, rooms: wanted, hasNumber, moves }] of stays.entries()) {
      const index = type % types.length;
      const capacity = roomsByType[index] ?? 0;
      const slept = Array.from({ length: nights }, (_, night) => first + night);
      if (slept.some((night) => (sold[index]?.get(night) ?? 0) + wanted > capacity)) continue;
      if (first + nights < 0 || first >= days) continue;
      for (const night of slept) sold[index]?.set(night, (sold[index].get(night) ?? 0) + wanted);
      const runs: [number, number, number][] = [];
      const within = slept.filter((night) => night >= -1 && night < days);
      // Night by night, so that a stay may change its room.
      if (hasNumber) {
        for (const night of within) {
          const free = rooms.flatMap((room, place) =>
            room.typeId === `type ${index}` && !taken[place]?.has(night) ? [place] : [],
          );
          for (const place of (moves && night % 2 === 0 ? free.toReversed() : free).slice(0, wanted)) {
            taken[place]?.add(night);
            const last = runs.find(([room, from, count]) => room === place && from + count === night);
            if (last === undefined) runs.push([place, night, 1]);
            else last[2] += 1;
          }
        }
      }
      sells.push({
        id: `stay ${at}`,
        reference: `LI-${at}`,
        firstName: 'Ada',
        lastName: `Guest ${at}`,
        typeId: `type ${index}`,
        checkIn: addDays(FROM, first),
        checkOut: addDays(FROM, first + nights),
        rooms: wanted,
        in: runs,
      });
    }
    const nightsOfPlan = nightDates({ checkIn: FROM, checkOut: addDays(FROM, days) });
    return {
      today: FROM,
      from: FROM,
      days,
      types: types.map((type, at) => {
        const soldBy = nightsOfPlan.map((date) => sold[at]?.get(daysBetween(FROM, date)) ?? 0);
        return { ...type, sold: soldBy, free: soldBy.map((count) => (roomsByType[at] ?? 0) - count) };
      }),
      rooms,
      stays: sells,
      closures: [],
      blocks: [],
      changes: [],
    };
  });

const within = (days: number) => Array.from({ length: days + 1 }, (_, at) => at - 1);
const covers = (bar: { first: number; end: number }, night: number) => bar.first <= night && night < bar.end;

describe('§14.3 the bars of the plan', () => {
  it.prop([anyPlan])('no two bars share a night of a room, or of a lane', (plan) => {
    for (const row of rowsOf(plan).rows) {
      if (row.kind === 'type') continue;
      for (const night of within(plan.days)) {
        expect(row.bars.filter((bar) => covers(bar, night)).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it.prop([anyPlan])('each night of a stay is in one bar for each of its rooms', (plan) => {
    const { inRooms, unassigned } = barsOf(plan);
    const bars = [...inRooms.flat(), ...unassigned];
    for (const stay of plan.stays) {
      const own = bars.filter((bar) => bar.kind === 'stay' && bar.stay === stay);
      const [first, end] = [stay.checkIn, stay.checkOut].map((date) =>
        daysBetween(plan.from as never, date as never),
      );
      for (const night of within(plan.days).slice(0, -1)) {
        const isSlept = covers({ first: first!, end: end! }, night);
        expect(own.filter((bar) => covers(bar, night))).toHaveLength(isSlept ? stay.rooms : 0);
      }
      expect(Math.min(...own.map((bar) => bar.first))).toBe(first);
      expect(Math.max(...own.map((bar) => bar.end))).toBe(end);
    }
  });

  it.prop([anyPlan])('the foot is the rooms that no bar takes', (plan) => {
    const { inRooms, unassigned } = barsOf(plan);
    const bars: Bar[] = [...inRooms.flat(), ...unassigned];
    for (const [night, { free, soldPercent }] of footOf(plan).entries()) {
      const taken = bars.filter((bar) => covers(bar, night)).length;
      expect(free).toBe(plan.rooms.length - taken);
      const share = plan.rooms.length === 0 ? undefined : Math.round((100 * taken) / plan.rooms.length);
      expect(soldPercent).toBe(share);
    }
  });

  it.prop([anyPlan])('of an oversold night, bars without a number stand out', (plan) => {
    const types = plan.types.map((type) => ({ ...type, free: type.free.map(() => -1) }));
    const { inRooms, unassigned } = barsOf({ ...plan, types });
    const isOversold = (bar: Bar) => bar.kind === 'stay' && bar.isOversold === true;
    expect(inRooms.flat().some(isOversold)).toBe(false);
    const shown = unassigned.filter(
      ({ kind, end, first }) => kind === 'stay' && end > 0 && first < plan.days,
    );
    expect(shown.every(isOversold)).toBe(true);
    expect(barsOf(plan).unassigned.some(isOversold)).toBe(false);
  });

  const span = fc.tuple(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 1, max: 30 }));
  it.prop([span, fc.integer({ min: 1, max: 56 })])(
    'a bar is drawn from midday to midday, and never beside the plan',
    ([first, nights], days) => {
      const place = columnsOf({ first, end: first + nights }, days);
      const isShown = first + nights >= 0 && first < days;
      expect(place !== undefined).toBe(isShown);
      if (place === undefined) return;
      expect(place.left).toBe(first < 0 ? 0 : first + 0.5);
      expect(place.left + place.width).toBe(first + nights < days ? first + nights + 0.5 : days);
      expect([place.isCutLeft, place.isCutRight]).toEqual([first < 0, first + nights >= days]);
    },
  );

  test('a point is in the night that its bar covers', () => {
    expect([0, 0.49, 0.5, 1.49, 1.5].map(nightAt)).toEqual([-1, -1, 0, 0, 1]);
  });

  const spans = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 })), { maxLength: 40 });
  it.prop([spans])('lanes are as few as the most spans on one night', (raw) => {
    const given = raw
      .map(([first, nights]) => ({ first, end: first + nights }))
      .sort((one, other) => one.first - other.first);
    const lanes = intoLanes(given);
    expect(lanes.flat()).toHaveLength(given.length);
    const most = Math.max(0, ...within(60).map((night) => given.filter((s) => covers(s, night)).length));
    expect(lanes).toHaveLength(most);
  });
});

describe('§14.3 the rows that a window shows', () => {
  it.prop([anyPlan, fc.nat(2000), fc.integer({ min: 50, max: 900 })])(
    'every row that is in sight is drawn, and few others',
    (plan, top, height) => {
      const { rows } = rowsOf(plan);
      const [first, end] = rowsWithin(rows, top, height, 2);
      for (const [at, row] of rows.entries()) {
        const next = rows[at + 1]?.top ?? row.top;
        if (row.top < top + height && next > top) expect(first <= at && at < end).toBe(true);
      }
      expect(end - first).toBeLessThanOrEqual(height / 26 + 6);
    },
  );

  it.prop([anyPlan])('a point is in the row that begins at or above it', (plan) => {
    const { rows } = rowsOf(plan);
    for (const [at, { top }] of rows.entries()) {
      expect([rowAt(rows, top), rowAt(rows, top + 20)]).toEqual([at, at]);
    }
  });
});

describe('§14.3 the keyboard on the plan', () => {
  const anyPlace = fc.tuple(anyPlan, fc.nat(50), fc.nat(40));

  it.prop([anyPlace])(
    'a step right and a step left from an empty night come back',
    ([plan, rowAny, nightAny]) => {
      const { rows } = rowsOf(plan);
      const at = { row: rowAny % rows.length, night: nightAny % plan.days };
      if (barAt(rows, at) !== undefined) return;
      const beside = walk(rows, at, 'right', plan.days);
      expect(walk(rows, beside, 'left', plan.days)).toEqual(at);
    },
  );

  it.prop([anyPlan])('steps to the right meet every bar of a row once', (plan) => {
    const { rows } = rowsOf(plan);
    for (const [row, of] of rows.entries()) {
      if (of.kind === 'type') continue;
      const met: Bar[] = [];
      for (let at = { row, night: 0 }; at.night < plan.days; at = walk(rows, at, 'right', plan.days)) {
        const bar = barAt(rows, at);
        if (bar !== undefined) met.push(bar);
      }
      expect(met).toEqual(of.bars.filter(({ first, end }) => end > 0 && first < plan.days));
    }
  });

  it.prop([anyPlace, fc.nat(40)])('chosen nights end where a bar begins', ([plan, rowAny, nightAny], to) => {
    const { rows } = rowsOf(plan);
    const at = { row: rowAny % rows.length, night: nightAny % plan.days };
    if (barAt(rows, at) !== undefined) return;
    const { first, end } = emptyNights(rows, at, to);
    expect(first <= at.night && at.night < end).toBe(true);
    for (let night = first; night < end; night++) {
      expect(barAt(rows, { row: at.row, night })).toBeUndefined();
    }
  });
});
