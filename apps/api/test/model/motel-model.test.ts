import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrongInBooks, wrongInMoney } from '../support/books.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { COMMANDS, occurred } from './commands.ts';
import { MotelModel, SESSION_LIFETIME } from './motel-model.ts';
import { openWorld, type World } from './world.ts';

const { FC_RUNS } = process.env;
/** FC_RUNS asks for more; a failing run prints its seed, which FC_SEED repeats. */
const RUNS = Number(FC_RUNS ?? 8);

describe.each(DATABASES)('whatever happens in whatever order, on $name', (kind) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await kind.prepare();
    world = await openWorld(database);
  });
  afterAll(async () => {
    await world.close();
    await database.remove();
  });

  test('B1–B3, D9, D10: every night has sold what a simple count says, and every payment bought a stay or went back', {
    timeout: 60_000 + RUNS * 30_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands([...COMMANDS], { maxCommands: 60, size: 'max' }), async (commands) => {
        await world.begin();
        const model = new MotelModel(world.motel.clock.now().getTime());
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
        expect(await wrongInBooks(world.motel.db)).toEqual([]);
        await comeToRest(world);
        expect(await wrongInBooks(world.motel.db)).toEqual([]);
        expect(await wrongInMoney(world.motel.db, await paidSessions(world))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

/** What happens so often in a few runs that chance alone never leaves it out. */
const OFTEN = [
  ...['held', 'sold out', 'payment refused', 'cancelling refused', 'told twice'],
  ...['blocked', 'searched', 'time went by', 'jobs ran', 'restarted'],
];
/** What many runs must have seen. */
const SELDOM = [
  ...['paid at once', 'paid unheard', 'paid late', 'paid late in vain', 'paid declined', 'declined'],
  ...['decline refused', 'cancelled', 'sent again', 'unblocked', 'block refused'],
  ...['late money: confirmed', 'late money: refunded'],
];
const MANY_RUNS = 100;

test('what may happen did, and so did each refusal: what never happens is not tested', () => {
  const expected = RUNS < MANY_RUNS ? OFTEN : [...OFTEN, ...SELDOM];
  expect(expected.filter((what) => !occurred.has(what))).toEqual([]);
});

/** Until every hold has ended, every refund has gone and every event has come. */
async function comeToRest({ motel }: World): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    motel.clock.advance(2 * SESSION_LIFETIME);
    await motel.server.runJobs();
  }
}

async function paidSessions({ motel }: World) {
  const sessions = await motel.db
    .selectFrom('embedded_sessions')
    .select(['id', 'total', 'refunded'])
    .where('status', '=', 'paid')
    .execute();
  return sessions.map(({ id: sessionId, total: amount, refunded }) => ({ sessionId, amount, refunded }));
}
