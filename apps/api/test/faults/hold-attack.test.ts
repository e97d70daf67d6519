import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareServer, type TestDatabase } from '../support/databases.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { type Attacker, type Outcome, playAttack } from './hold-attack.ts';

const { HOLDS_SEED } = process.env;
/** HOLDS_SEED plays one attack again. */
const SEED = HOLDS_SEED === undefined ? randomInt(2 ** 30) : Number(HOLDS_SEED);
const again = `It is played again by: HOLDS_SEED=${SEED} npm run with -- vitest run --project api hold-attack`;

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

describe(`G1: an attacker holds rooms beside honest guests (seed ${SEED})`, () => {
  let database: TestDatabase;
  let motel: TestMotel;
  let undisturbed: Outcome;
  beforeAll(async () => {
    database = await prepareServer();
    motel = await openMotelAt(database.place, { rateLimitScale: 1, trustedProxies: 1, holdShare: 0.75 });
    undisturbed = await playAttack(motel, SEED, undefined);
  });
  afterAll(async () => {
    await motel.close();
    await database.remove();
  });

  test.each(HOME_LINES)('$name: honest guests book, nothing stays closed', async (attacker) => {
    const outcome = await playAttack(motel, SEED, attacker);
    report(attacker, outcome);
    expect(outcome.booked, again).toBeGreaterThanOrEqual(0.9 * undisturbed.booked);
    for (const [type, minutes] of Object.entries(outcome.longest))
      expect(minutes, `${type}. ${again}`).toBeLessThanOrEqual(40);
  });

  test('a thousand addresses: a closed night costs an address each time', async () => {
    const outcome = await playAttack(motel, SEED, MANY);
    report(MANY, outcome);
    // One address closes a night for at most two of four hours: 0:00 to 0:40, 1:20 to 2:00, 3:20 to 4:00.
    for (const [type, closed] of Object.entries(outcome.closed))
      expect(outcome.used[type], `${type}. ${again}`).toBeGreaterThanOrEqual(2 * closed);
  });

  function report({ name }: Attacker, { booked, longest, closed, used }: Outcome): void {
    const types = Object.keys(closed).map(
      (type) =>
        `${type} closed ${Math.round(closed[type]! * 100)} %, ${longest[type]} minutes in a row, by ${used[type]} addresses`,
    );
    process.stdout.write(
      `${name}, seed ${SEED}: ${booked} of ${undisturbed.booked} honest guests booked; ${types.join('; ')}\n`,
    );
  }
});
