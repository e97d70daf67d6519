import { fc, it } from '@fast-check/vitest';
import {
  addDays,
  type CivilDate,
  civilDate,
  nightDates,
  parseTariff,
  type TariffData,
} from '../src/index.ts';
import { lowestNights, type NightsRequest } from '../src/rates.ts';
import { priceWays } from './support/english.ts';
import { tariffWith } from './support/pricing.ts';
import { Chance, randomTariff } from './support/random-cases.ts';
import { runs } from './support/runs.ts';

const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
const QUEEN = { room: 'queen', free: () => 1 };
const MONDAY = civilDate('2027-07-05');
const asked = { party, place: 'website', bookedOn: '2027-07-01', kinds: [QUEEN] } as const;
const nightsOf = (change: Partial<TariffData>, more: Partial<NightsRequest> = {}, nights = 4) =>
  lowestNights(tariffWith(change), { ...asked, from: MONDAY, to: addDays(MONDAY, nights), ...more });

describe('[Q16] the lowest price of each night', () => {
  test('[Q16] is of the night alone, whatever its stays; a closed night has none', () => {
    const nightly = [
      { price: 100, minNights: 3, closedToArrival: true, closedToDeparture: true },
      { from: addDays(MONDAY, 1), to: addDays(MONDAY, 1), closed: true },
    ];
    const fees = [{ id: 'linen', amount: 5 }];
    expect(nightsOf({ nightly, fees }, {}, 3)).toEqual([10_500, undefined, 10_500]);
  });

  const plans = [
    { id: 'saver', percent: '-20', to: addDays(MONDAY, 1), fromDaysAhead: 5 },
    { id: 'flexible' },
    { id: 'friends', percent: '-50', sold: ['code' as const] },
  ];

  test('[Q16] [F33] is in the cheapest plan online; days count to the night', () => {
    expect(nightsOf({ plans })).toEqual([10_000, 8000, 10_000, 10_000]);
  });

  test('[Q16] [F33] from an arrival is in plans for all nights from it', () => {
    // Three nights are 300.00 in the plan that is left.
    const long = plans.map((plan) => ({ ...plan, fromDaysAhead: 4 }));
    expect(nightsOf({ plans }, { arrival: MONDAY })).toEqual([10_000, 10_000, 10_000, 10_000]);
    expect(nightsOf({ plans: long }, { arrival: MONDAY })).toEqual([8000, 8000, 14_000, 10_000]);
    const arrival = addDays(MONDAY, 1);
    expect(nightsOf({ plans: long }, { arrival })).toEqual([8000, 8000, 12_000, 10_000]);
    const from = addDays(MONDAY, 2);
    expect(nightsOf({ plans: long }, { arrival: MONDAY, from })).toEqual([14_000, 10_000]);
    // The later nights are cheaper in a plan that has no first one.
    const late = [{ id: 'late', percent: -20, from: arrival }, { id: 'flexible' }];
    const steps = [{ fromNight: 2, off: '50%' }];
    expect(nightsOf({ plans: late, steps }, { arrival: MONDAY }, 2)).toEqual([10_000, 10_000]);
  });

  test('[Q16] [F7] the first night is of a stay that can be booked', () => {
    const saver = { id: 'saver', percent: -20, nightly: [{ minNights: 2 }] };
    const first = { plans: [saver, { id: 'flexible' }] };
    expect(nightsOf(first, { arrival: MONDAY }, 3)).toEqual([10_000, 8000, 8000]);
    expect(nightsOf(first, {}, 2)).toEqual([8000, 8000]);
    expect(nightsOf(first, {}, -1)).toEqual([]);
    const nightly = [{ price: 100, minNights: 3 }];
    expect(nightsOf({ nightly }, { arrival: MONDAY }, 2)).toEqual([10_000, 10_000]);
  });

  test('[Q16] [Q13] has a bed for each guest, where rooms are free', () => {
    const four = { ...party, adults: 3, children: 1 };
    const kindsWith = (rooms: number) => [
      { ...QUEEN, room: 'king' },
      { ...QUEEN, bedsFor: 2, free: () => rooms },
    ];
    expect(nightsOf({}, { party: four, kinds: kindsWith(2) }, 1)).toEqual([20_000]);
    expect(nightsOf({}, { party: four, kinds: kindsWith(1) }, 1)).toEqual([10_000]);
  });

  test('[Q16] is in a kind that is free, from an arrival on on all nights', () => {
    const full = addDays(MONDAY, 1);
    const free = (from: CivilDate, to: CivilDate) => Number(full < from || to <= full);
    const kinds = [{ ...QUEEN, free }];
    expect(nightsOf({}, { kinds })).toEqual([10_000, undefined, 10_000, 10_000]);
    expect(nightsOf({}, { kinds, arrival: MONDAY })).toEqual([10_000, undefined, undefined, undefined]);
  });

  it.prop([fc.integer()], runs(8))(
    '[Q16] [Q13] from an arrival no stay costs more than its nights',
    (seed) => {
      const chance = new Chance(seed);
      const data = randomTariff(chance);
      const tariff = parseTariff(data);
      const middle = civilDate('2028-01-15');
      const arrival = addDays(middle, chance.whole(-10, 10));
      const bookedOn = addDays(arrival, -chance.whole(0, 25));
      const counts = { children: chance.whole(0, 2), infants: chance.whole(0, 1), pets: chance.whole(0, 1) };
      const wanted = { adults: chance.whole(1, 4), ...counts, rooms: chance.whole(1, 2) };
      const kinds = Object.keys(data.rooms).map((room) => {
        const full = addDays(arrival, chance.whole(0, 20));
        const rooms = chance.whole(1, 4);
        const bedsFor = chance.is(0.3) ? chance.whole(1, 3) : undefined;
        const free = (from: CivilDate, to: CivilDate) => (from <= full && full < to ? 1 : rooms);
        return { room, bedsFor, free };
      });
      const how = { party: wanted, place: 'website', bookedOn, kinds } as const;
      const [edge, end] = [addDays(arrival, chance.whole(0, 9)), addDays(arrival, 16)];
      // Two months are asked for apart.
      const nights = [
        ...lowestNights(tariff, { ...how, arrival, from: arrival, to: edge }),
        ...lowestNights(tariff, { ...how, arrival, from: edge, to: end }),
      ];
      let sum: number | undefined = 0;
      for (const [at, date] of nightDates({ checkIn: arrival, checkOut: end }).entries()) {
        const [night, to] = [nights[at], addDays(date, 1)];
        sum = sum === undefined || night === undefined ? undefined : sum + night;
        const totals = kinds.flatMap(({ room, bedsFor, free }) => {
          const ways = priceWays(tariff, { room, bedsFor, from: arrival, to, ...how });
          const way = ways.ok && ways.ways.find(({ party: { rooms } }) => rooms <= free(arrival, to));
          return way ? [way.quote.total] : [];
        });
        if (totals.length > 0) expect(Math.min(...totals)).toBeLessThanOrEqual(sum ?? -1);
      }
    },
  );
});
