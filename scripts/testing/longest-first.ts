import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './long-tests.mjs';

/** Starts the long tests before all others: as the last ones, they would leave a core idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return longTests.some((folder) => moduleId.includes(`/apps/api/test/${folder}/`));
}
