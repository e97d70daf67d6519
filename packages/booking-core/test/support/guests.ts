import { fc } from '@fast-check/vitest';
import { completeGuestDetails, GUEST_FIELDS, type GuestDetails } from '../../src/index.ts';

export const ANN: GuestDetails = completeGuestDetails({
  firstname: 'Ann',
  lastname: 'Lee',
  email: 'ann@example.com',
  phone: '403-555-0142',
});

/** Texts of every kind, with lengths at the limits. */
const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', 'x'.repeat(100), 'x'.repeat(101), 'x'.repeat(1001)),
);

export const anyDetails: fc.Arbitrary<GuestDetails> = fc
  .record(Object.fromEntries(GUEST_FIELDS.map(({ name }) => [name, fc.oneof(texts, fc.constant(ANN[name]))])))
  .map(completeGuestDetails);
