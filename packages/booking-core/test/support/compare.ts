import { isDeepStrictEqual } from 'node:util';
import {
  parseTariff,
  price,
  priceTotal,
  type StayRequest,
  type TariffData,
  verifyQuote,
} from '../../src/index.ts';
import { expectedOf, type OracleLine } from './oracle.ts';
import { Chance, randomRequest, randomTariff } from './random-cases.ts';
import { soldAs } from './sold-as.ts';

const REQUESTS_A_TARIFF = 8;

/**
 * Prices random stays by random tariffs and compares everything with the oracle.
 * @returns how many had a price
 * @throws Error with the seed of the first case that differs
 */
export function compareCases(seed: number, cases: number): number {
  let priced = 0;
  for (let tariffs = 0; tariffs * REQUESTS_A_TARIFF < cases; tariffs++) {
    const chance = new Chance(Math.imul(seed, 0x9e3779b1) + tariffs);
    const data = randomTariff(chance);
    const tariff = parseTariff(data);
    for (let count = 0; count < REQUESTS_A_TARIFF; count++) {
      const request = randomRequest(chance, data);
      const difference = differenceOf(data, tariff, request);
      if (difference === undefined) continue;
      if (difference === 'priced') priced++;
      else throw new Error(described(seed, tariffs, difference, data, request));
    }
  }
  return priced;
}

function differenceOf(
  data: TariffData,
  tariff: ReturnType<typeof parseTariff>,
  request: StayRequest,
): string | undefined {
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
  if (nights !== before.reduce((sum, { amount }) => sum + amount, 0)) return 'nights that do not add up';
  const verified = verifyQuote(JSON.parse(JSON.stringify(quote)), tariff, soldAs(quote));
  if (!verified.ok) return `a quote that is not accepted: ${verified.message}`;
  return 'priced';
}

function described(
  seed: number,
  tariff: number,
  difference: string,
  data: TariffData,
  request: StayRequest,
): string {
  return [
    `Seed ${seed}, tariff ${tariff}: ${difference}`,
    `ORACLE_SEED=${seed} repeats it.`,
    JSON.stringify(request),
    JSON.stringify(data),
  ].join('\n');
}
