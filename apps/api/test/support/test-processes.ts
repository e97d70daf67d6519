import { prepareServer, type TestDatabase } from './databases.ts';
import { deadlocksOf } from './deadlocks.ts';
import { type MotelSettings, openMotelAt, type TestMotel } from './test-motel.ts';
import { standInFor } from './while-testing.ts';

/**
 * Opens processes of one motel on a Postgres server before the tests of this file or `describe`, and closes them after
 * these. There was no deadlock then: every process takes its locks in the same order.
 * @param settings a function where they need what a hook before has opened
 */
export function testProcesses<Motels extends readonly TestMotel[] = [TestMotel, TestMotel]>(
  { count = 2, isolation }: { count?: number; isolation?: string } = {},
  settings: () => MotelSettings = () => ({}),
): Motels {
  const opened: TestMotel[] = [];
  let database: TestDatabase;
  beforeAll(async () => {
    database = await prepareServer(isolation);
    while (opened.length < count) opened.push(await openMotelAt(database.place, settings()));
  });
  afterAll(async () => {
    await Promise.all(opened.map((motel) => motel.close()));
    const deadlocks = await deadlocksOf(database);
    await database.remove();
    expect(deadlocks).toBe(0);
  });
  const motels = Array.from({ length: count }, (_, index) => standInFor(() => opened[index]));
  return motels as readonly TestMotel[] as Motels;
}
