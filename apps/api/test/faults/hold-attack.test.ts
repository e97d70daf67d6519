import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareServer, type TestDatabase } from '../support/databases.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { type Attacker, type Outcome, playAttack, TYPES } from './hold-attack.ts';

const { HOLDS_SEED, HOLDS_RUNS } = process.env;
/** HOLDS_SEED plays one attack again; HOLDS_RUNS sets how many are played. */
const FIRST = HOLDS_SEED === undefined ? randomInt(2 ** 30) : Number(HOLDS_SEED);
const SEEDS = Array.from({ length: Number(HOLDS_RUNS ?? 1) }, (_, index) => FIRST + index);

const HOME_LINES: readonly Attacker[] = [
  { name: 'one IPv4 address', addresses: ['192.0.2.1'] },
  {
    name: 'one /56',
    addresses: Array.from({ length: 3 }, (_, index) => `2001:db8:1:${(0x200 + index).toString(16)}::1`),
  },
];
const MANY: Attacker = {
  name: 'a thousand addresses',
  addresses: Array.from({ length: 1000 }, (_, index) => `198.18.${index >> 8}.${index & 255}`),
};

/** Milliseconds: four hours with a thousand addresses are many requests, and the machine may be busy. */
const LONG = 600_000;

describe.each(SEEDS)('G1: an attacker holds rooms beside honest guests (seed %i)', (seed) => {
  const again = `It is played again by: HOLDS_SEED=${seed} npm run with -- vitest run --project api hold-attack`;
  let database: TestDatabase;
  let motel: TestMotel;
  let undisturbed: Outcome;
  beforeAll(async () => {
    database = await prepareServer();
    motel = await openMotelAt(database.place, { rateLimitScale: 1, trustedProxies: 1, holdShare: 0.75 });
    undisturbed = await playAttack(motel, seed, undefined);
  });
  afterAll(async () => {
    await motel.close();
    await database.remove();
  });

  test.each(HOME_LINES)('$name: honest guests book, nothing stays closed', async (attacker) => {
    const outcome = await playAttack(motel, seed, attacker);
    report(attacker, outcome);
    expect(outcome.booked, again).toBeGreaterThanOrEqual(0.9 * undisturbed.booked);
    for (const [type, minutes] of Object.entries(outcome.longest))
      expect(minutes, `${type}. ${again}`).toBeLessThanOrEqual(40);
  });

  test(
    'a thousand addresses: a closed night costs new ones for each room',
    async () => {
      const outcome = await playAttack(motel, seed, MANY);
      report(MANY, outcome);
      // The first two of four hours are cheap: as many networks as there are rooms must have let a hold end unpaid.
      for (const { id, rooms } of TYPES)
        expect(outcome.used[id], `${id}. ${again}`).toBeGreaterThanOrEqual(
          (2 * rooms + 4) * (outcome.closed[id]! - 0.4),
        );
    },
    LONG,
  );

  function report({ name }: Attacker, { booked, longest, closed, used }: Outcome): void {
    const types = Object.keys(closed).map(
      (type) =>
        `${type} closed ${Math.round(closed[type]! * 100)} %, ${longest[type]} minutes in a row, by ${used[type]} addresses`,
    );
    process.stdout.write(
      `${name}, seed ${seed}: ${booked} of ${undisturbed.booked} honest guests booked; ${types.join('; ')}\n`,
    );
  }
});
