import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong } from './long-tests.mjs';

/** Starts the long tests before all others: as the last ones, they would leave a core idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byLength = Map.groupBy(sorted, ({ moduleId }) => isLong(moduleId));
    return [...(byLength.get(true) ?? []), ...(byLength.get(false) ?? [])];
  }
}
