import { fc, it } from '@fast-check/vitest';
import { addDays, civilDate, nightPrices, parseTariff, priceTotal, type Tariff } from '../src/index.ts';
import { type DemandFacts, demandOn, roomTariff, tariffOfMoment } from '../src/rates.ts';
import { atMoment } from './support/oracle.ts';
import { faultsOf, stayOf, tariffWith } from './support/pricing.ts';
import { Chance, randomMoment, randomTariff } from './support/random-cases.ts';
import { runs } from './support/runs.ts';

const FROM = stayOf(1).from as ReturnType<typeof addDays>;
const EACH = { free: 3, rooms: 10 };

/** A moment on the first of some nights, whose rooms have as many free as `free` says. */
function moment(hour: number, ...free: number[]): DemandFacts {
  const nights = free.map((left, at) => ({ ...EACH, room: 'queen', date: addDays(FROM, at), free: left }));
  return { now: { date: FROM, hour }, nights };
}

const ofMoment = (tariff: Tariff, facts: DemandFacts) => tariffOfMoment(tariff, demandOn(tariff, facts));

describe('[F38] prices by demand', () => {
  const last = { name: 'Last rooms', roomsLeft: 3, percent: 10 };
  const tonight = { name: 'Tonight', sameDayFrom: 18, percent: '-15', floor: 99 };
  const full = { name: 'Nearly full', soldShare: '80%', amount: 12, ceiling: 115 };

  test('[F38] each that holds changes what the one before it made of the price', () => {
    const tariff = tariffWith({ demand: [last, tonight, full], plans: [{ id: 'saver', percent: -10 }] });
    const facts = moment(18, 1, 3, 2, 4);
    const change = (date: number, rule: string, before: number, after: number) => ({
      ...{ room: 'queen', date: addDays(FROM, date), rule, before: before * 100, after: after * 100 },
    });
    expect(demandOn(tariff, facts)).toEqual([
      change(0, 'Last rooms', 100, 110),
      change(0, 'Tonight', 110, 99),
      change(0, 'Nearly full', 99, 111),
      change(1, 'Last rooms', 100, 110),
      change(2, 'Last rooms', 100, 110),
    ]);
    const now = ofMoment(tariff, facts);
    expect(priceTotal(now, stayOf(4))).toBe(11_100 + 2 * 11_000 + 10_000);
    // A plan follows the changed price, and so does what a guest's browser has of the tariff.
    const part = parseTariff(roomTariff(now, 'queen', FROM));
    expect(priceTotal(part, stayOf(1, { plan: 'saver' }))).toBe(9990);
    expect(part.data.demand).toBeUndefined();
    expect(ofMoment(now, facts)).toBe(now);
  });

  test('[F38] a price beyond the floor or the ceiling stays where it is', () => {
    const changed = (price: number, rule: object) =>
      demandOn(
        tariffWith({ nightly: [{ price }], demand: [{ ...rule, name: 'Rule', roomsLeft: 3 }] }),
        moment(0, 3),
      ).map(({ after }) => after);
    expect(changed(120, { percent: 10, ceiling: 115 })).toEqual([]);
    expect(changed(90, { percent: -10, floor: 95 })).toEqual([]);
    expect(changed(90, { percent: 1, floor: 95, round: 'dollar-up' })).toEqual([9100]);
    expect(changed(1, { amount: -2 })).toEqual([0]);
  });

  test('[F38] nothing that holds, or no rule: the same tariff', () => {
    const tariff = tariffWith({ demand: [last, tonight, full] });
    expect(ofMoment(tariff, moment(17, 4))).toBe(tariff);
    const other = { ...moment(18, 4), now: { date: '2027-07-03', hour: 18 } };
    expect(ofMoment(tariff, other)).toBe(tariff);
    expect(ofMoment(tariffWith({ nightly: [] }), moment(18, 1)).data.nightly).toEqual([]);
  });

  test.each<[object, string]>([
    [{ roomsLeft: 3, sameDayFrom: 18 }, ' demand'],
    [{}, ' demand'],
    [{ roomsLeft: 0 }, '.roomsLeft number'],
    [{ soldShare: '80' }, '.soldShare percentage'],
    [{ sameDayFrom: 24 }, '.sameDayFrom number'],
    [{ roomsLeft: 1, floor: 2, ceiling: 1 }, '.ceiling least'],
    [{ roomsLeft: 1, name: '' }, '.name text'],
  ])('[F1] [F38] %j is refused', (rule, fault) => {
    expect(faultsOf({ demand: [{ name: 'Rule', ...rule }] })).toEqual([`demand[0]${fault}`]);
  });

  it.prop([fc.integer()], runs(5))('[F38] random rules equal brute force', (seed) => {
    const chance = new Chance(seed);
    const data = randomTariff(chance);
    const facts = randomMoment(chance, data);
    const now = ofMoment(parseTariff(data), facts);
    const slow = parseTariff(atMoment(data, facts));
    for (const { room, date } of facts.nights) {
      const [price, expected] = [now, slow].map((one) =>
        nightPrices(one, room, date, addDays(civilDate(date), 1)),
      );
      expect(price).toEqual(expected);
    }
  });
});
