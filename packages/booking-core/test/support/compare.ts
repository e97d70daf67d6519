import { isDeepStrictEqual } from 'node:util';
import {
  MAX_COUNT,
  MAX_EXTRA_PERSONS,
  type Party,
  type PricedWays,
  parseTariff,
  priceTotal,
  type StayRequest,
  type Tariff,
  type TariffData,
} from '../../src/index.ts';
import { demandOn, tariffOfMoment } from '../../src/rates.ts';
import { price, priceWays, verifyQuote } from './english.ts';
import { atMoment, expectedOf, type OracleLine } from './oracle.ts';
import { Chance, randomMoment, randomRequest, randomTariff } from './random-cases.ts';
import { soldAs } from './sold-as.ts';

const REQUESTS_A_TARIFF = 8;

/**
 * Prices random stays by random tariffs at random moments, with the ways to stay, and compares everything with the oracle.
 * @returns how many had a price
 * @throws Error with the seed of the first case that differs
 */
export function compareCases(seed: number, cases: number): number {
  let priced = 0;
  for (let tariffs = 0; tariffs * REQUESTS_A_TARIFF < cases; tariffs++) {
    const chance = new Chance(Math.imul(seed, 0x9e3779b1) + tariffs);
    const written = randomTariff(chance);
    const facts = randomMoment(chance, written);
    const data = atMoment(written, facts);
    const read = parseTariff(written);
    const tariff = tariffOfMoment(read, demandOn(read, facts));
    for (let count = 0; count < REQUESTS_A_TARIFF; count++) {
      const request = randomRequest(chance, data);
      const difference = waysDifference(data, tariff, request) ?? differenceOf(data, tariff, request);
      if (difference === undefined) continue;
      if (difference !== 'priced') {
        const where = `Seed ${seed}, tariff ${tariffs}: ${difference}\nORACLE_SEED=${seed} repeats it.`;
        throw new Error([where, JSON.stringify(request), JSON.stringify(data)].join('\n'));
      }
      priced++;
    }
  }
  return priced;
}

function differenceOf(data: TariffData, tariff: Tariff, request: StayRequest): string | undefined {
  const expected = expectedOf(data, request);
  const got = price(tariff, request);
  const total = priceTotal(tariff, request);
  if ('refusal' in expected) {
    if (got.ok) return `a price in place of ${expected.refusal.join(' ')}`;
    const [{ rule, code, field, params }] = got.violations;
    const refusal = [rule, code, field, ...Object.values(params)];
    if (!isDeepStrictEqual(refusal, expected.refusal)) return `${refusal} in place of ${expected.refusal}`;
    return total === undefined ? undefined : 'a total without a price';
  }
  if (!got.ok) return `${JSON.stringify(got.violations)} in place of a price`;
  const { quote } = got;
  if (quote.total !== expected.total) return `total ${quote.total} in place of ${expected.total}`;
  if (total !== quote.total) return `priceTotal ${total} in place of ${quote.total}`;
  for (const field of ['rooms', 'extraPersons', 'policy'] as const) {
    if (!isDeepStrictEqual(quote[field], expected[field])) {
      return `${field} ${JSON.stringify(quote[field])} in place of ${JSON.stringify(expected[field])}`;
    }
  }
  const lines: readonly OracleLine[] = quote.lines.map((line) => ({ ...line }));
  const savings = lines.filter(({ kind }) => kind === 'step' || kind === 'period');
  const { before, after } = expected;
  const around = lines.filter((line) => !savings.includes(line));
  if (!isDeepStrictEqual(around, [...before, ...after])) {
    return `lines ${JSON.stringify(around, null, 1)} in place of ${JSON.stringify([...before, ...after], null, 1)}`;
  }
  if (!isDeepStrictEqual(lines.slice(before.length, before.length + savings.length), savings)) {
    return 'lines in another order';
  }
  const isExpected =
    typeof expected.savings === 'number'
      ? savings.reduce((sum, { amount }) => sum + amount, 0) === expected.savings
      : expected.savings.some((way) => isDeepStrictEqual(way, savings));
  if (!isExpected) return `${JSON.stringify(savings)} in place of ${JSON.stringify(expected.savings)}`;
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== quote.total) return 'lines that do not add up';
  const nights = quote.nights.reduce((sum, run) => sum + run.price * run.nights * quote.rooms, 0);
  const nightLines = before.filter(({ kind }) => kind === 'rooms');
  if (nights !== nightLines.reduce((sum, { amount }) => sum + amount, 0)) return 'nights that do not add up';
  const verified = verifyQuote(JSON.parse(JSON.stringify(quote)), tariff, soldAs(quote));
  if (!verified.ok) return `a quote that is not accepted: ${verified.message}`;
  return 'priced';
}

/** More people than that have too many ways to try them all. */
const MOST_PEOPLE = 12;

/** Compares the ways of a stay's party with every number of rooms that the oracle prices (Q13). */
function waysDifference(data: TariffData, tariff: Tariff, stay: StayRequest): string | undefined {
  const { room, from, to, place, bookedOn, code } = stay;
  const people = { children: 0, infants: 0, pets: 0, ...stay.party };
  const wanted: Party = { ...people, rooms: stay.rooms ?? 1 };
  const guests = people.adults + people.children + people.infants;
  const isCount = (count: number) => Number.isSafeInteger(count) && count >= 0 && count <= MAX_COUNT;
  if (!(guests <= MOST_PEOPLE && wanted.rooms <= MOST_PEOPLE)) return undefined;
  if (!Object.values(wanted).every(isCount)) return undefined;
  const how = { room, from, to, place, bookedOn, code };
  const expected = waysByForce(data, { ...how, party: people }, wanted.rooms);
  const got = shown(priceWays(tariff, { ...how, party: wanted }));
  return isDeepStrictEqual(got, expected)
    ? undefined
    : `ways ${got.join('; ')} in place of ${expected.join('; ')}`;
}

function waysByForce(data: TariffData, stay: StayRequest, fewest: number): readonly string[] {
  const plans = data.plans?.map(({ id }) => id) ?? [undefined];
  const ways: { rooms: number; extraPersons: number; total: number; plan: string; at: number }[] = [];
  const refusals: string[] = [];
  for (const [at, plan] of plans.entries()) {
    for (let rooms = Math.max(1, fewest); rooms <= fewest + 2 * MOST_PEOPLE; rooms++) {
      const one = expectedOf(data, { ...stay, plan, rooms });
      if ('refusal' in one) {
        const code = String(one.refusal[1]);
        if (code === 'rooms-too-few' || code === 'children-too-many') continue;
        refusals.push(code);
        break;
      }
      if (one.extraPersons > MAX_EXTRA_PERSONS) continue;
      ways.push({ ...one, at, plan: plan ?? '' });
      if (one.extraPersons === 0) break;
    }
  }
  const isSecret = (code: string) => code === 'plan-not-sold' || code === 'plan-needs-code';
  if (ways.length === 0) return [refusals.find((code) => !isSecret(code)) ?? refusals.at(-1) ?? ''];
  ways.sort((a, b) => a.total - b.total || a.at - b.at || a.rooms - b.rooms);
  const lines = ways.map(
    ({ plan, rooms, extraPersons, total }) => `${plan} ${rooms} + ${extraPersons}: ${total}`,
  );
  return [...lines, ...refusals.filter((code) => plans[0] !== undefined && !isSecret(code))];
}

function shown(priced: PricedWays): readonly string[] {
  if (!priced.ok) return [priced.violations[0].code];
  const ways = priced.ways.map(
    ({ party, extraPersons, quote }) =>
      `${quote.plan?.id ?? ''} ${party.rooms} + ${quote.extraPersons === extraPersons ? extraPersons : 'others'}: ${quote.total}`,
  );
  return [...ways, ...priced.unfit.map(({ violation }) => violation.code)];
}
