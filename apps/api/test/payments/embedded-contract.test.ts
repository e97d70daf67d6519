import { DATABASES } from '../support/databases.ts';
import { embeddedHarness } from './embedded-harness.ts';
import { describeProvider } from './provider-contract.ts';

for (const { name, open } of DATABASES) {
  describeProvider(`embedded, on ${name}`, () => embeddedHarness(open));
}
