import { DATABASES } from '../../../support/databases.ts';
import { describeProvider } from '../provider-contract.ts';
import { embeddedHarness } from './embedded-harness.ts';

for (const { name, open } of DATABASES) {
  describeProvider(`embedded, on ${name}`, () => embeddedHarness(open));
}
