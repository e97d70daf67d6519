import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyMotel, openFaultyMotel } from './faulty-motel.ts';
import { playSchedule } from './play-schedule.ts';
import { scheduleOf } from './schedule.ts';

const { FAULTS_SEED, FAULTS_RUNS } = process.env;
/** FAULTS_SEED plays one schedule again; FAULTS_RUNS asks for more than a hundred. */
const SEEDS = FAULTS_SEED === undefined ? newSeeds(Number(FAULTS_RUNS ?? 100)) : [Number(FAULTS_SEED)];

let motel: FaultyMotel;
beforeAll(async () => {
  motel = await openFaultyMotel();
});
afterAll(() => motel.close());

test('D9: killed, cut off, doubled, dropped, reordered and late, the motel loses nothing and sells nothing twice', {
  timeout: 60_000 + SEEDS.length * 20_000,
}, async () => {
  for (const seed of SEEDS) {
    const wrong = await playSchedule(motel, scheduleOf(seed));
    expect(wrong, `This schedule is played again by: FAULTS_SEED=${seed} npm run faults`).toEqual([]);
  }
  expect(motel.stripe.objections).toEqual([]);
});

function newSeeds(count: number): number[] {
  const first = randomInt(2 ** 30);
  return Array.from({ length: count }, (_, index) => first + index);
}
