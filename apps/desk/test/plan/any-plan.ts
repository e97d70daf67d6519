import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, daysBetween, nightDates } from '@motel/booking-core';
import fc from 'fast-check';

const FROM = civilDate('2027-10-25');

/** A plan as the server makes it: rooms are given out as long as they are free, some stays have none yet. */
export const anyPlan: fc.Arbitrary<Plan> = fc
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
