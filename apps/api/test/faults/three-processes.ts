import { wrongInBooks } from '../support/books.ts';
import type { TestMotel } from '../support/test-motel.ts';
import { testProcesses } from '../support/test-processes.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

/** Three processes of one motel for the tests of a file; `people` are at the desk of one each. After each test the books are right. */
export function threeProcesses() {
  const motels = testProcesses<[TestMotel, TestMotel, TestMotel]>({ count: 3 });
  const people: TestStaff[] = [];
  beforeAll(async () => {
    for (const [index, name] of ['Wren', 'Ottilie', 'Desmond'].entries())
      people.push(await signInStaff(motels[index]!, 'clerk', name));
  });
  afterEach(async () => {
    expect(await wrongInBooks(motels[0].db)).toEqual([]);
  });
  const at = <T>(all: readonly T[], index: number): T => all[index % all.length]!;
  return {
    motels,
    people,
    motelAt: (index: number) => at<TestMotel>(motels, index),
    person: (index: number) => at(people, index),
  };
}
