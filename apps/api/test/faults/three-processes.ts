import { wrongInBooks } from '../support/books.ts';
import { prepareServer } from '../support/databases.ts';
import { deadlocksOf } from '../support/deadlocks.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

/**
 * Three processes of one motel on a Postgres server, for the tests of a file; `people` are at the desk of one each. After
 * each test the books are right. In the end there was no deadlock: every process takes its locks in the same order.
 */
export function threeProcesses() {
  const motels = [] as unknown as [TestMotel, TestMotel, TestMotel];
  const people: TestStaff[] = [];
  let database: Awaited<ReturnType<typeof prepareServer>>;
  beforeAll(async () => {
    database = await prepareServer();
    for (const name of ['Wren', 'Ottilie', 'Desmond']) {
      const motel = await openMotelAt(database.place);
      motels.push(motel);
      people.push(await signInStaff(motel, 'clerk', name));
    }
  });
  afterEach(async () => {
    expect(await wrongInBooks(motels[0].db)).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(motels.map((motel) => motel.close()));
    const deadlocks = await deadlocksOf(database);
    await database.remove();
    expect(deadlocks).toBe(0);
  });
  const at = <T>(all: readonly T[], index: number): T => all[index % all.length]!;
  return {
    motels,
    people,
    motelAt: (index: number) => at<TestMotel>(motels, index),
    person: (index: number) => at(people, index),
  };
}
