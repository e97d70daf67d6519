import { fc } from '@fast-check/vitest';
import type { GuestDetails } from '../../src/index.ts';

export const ANN: GuestDetails = {
  firstname: 'Ann',
  lastname: 'Lee',
  email: 'ann@example.com',
  phone: '403-555-0142',
  specialRequest: '',
};

/** Texts of every sort, with lengths at the limits. */
const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', 'x'.repeat(100), 'x'.repeat(101), 'x'.repeat(1001)),
);

export const anyDetails: fc.Arbitrary<GuestDetails> = fc.record({
  firstname: texts,
  lastname: texts,
  email: fc.oneof(texts, fc.constant(ANN.email)),
  phone: fc.oneof(texts, fc.constant(ANN.phone)),
  specialRequest: texts,
});
