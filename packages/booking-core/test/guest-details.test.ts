import { it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { guestDetailsViolations, trimGuestDetails } from '../src/index.ts';
import { ANN, anyDetails } from './support/guests.ts';

describe('§5 guest details', () => {
  test('[V7–V11] complete details break no rule', () => {
    expect(guestDetailsViolations(ANN)).toEqual([]);
  });

  test.each([
    ['V7', 'firstname', '', 'First name is required'],
    ['V8', 'lastname', '', 'Last name is required'],
    ['V9', 'email', '', 'Email is required'],
    ['V9', 'email', 'ann@example', 'Please enter a valid email address'],
    ['V10', 'phone', '', 'Phone number is required'],
    ['V10', 'phone', '403555', 'Please enter a valid phone number'],
    ['V10', 'phone', '+1 (403) 555-0142', 'Please enter a valid phone number'],
    ['V11', 'firstname', 'x'.repeat(101), 'First name can be at most 100 characters'],
    ['V11', 'lastname', 'x'.repeat(101), 'Last name can be at most 100 characters'],
    ['V11', 'specialRequest', 'x'.repeat(1001), 'Special requests can be at most 1000 characters'],
  ])('[%s] %s %o: %s', (rule, field, value, message) => {
    expect(guestDetailsViolations({ ...ANN, [field]: value })).toEqual([{ field, rule, message }]);
  });

  test.each(['firstname', 'lastname'] as const)('[V11] 100 characters of %s are not too many', (field) => {
    expect(
      guestDetailsViolations({ ...ANN, [field]: 'x'.repeat(100), specialRequest: 'x'.repeat(1000) }),
    ).toEqual([]);
  });

  test('[V7–V11] texts are trimmed at both ends', () => {
    const padded = {
      firstname: ' Ann ',
      lastname: '\tLee',
      email: ' ann@example.com\n',
      phone: ' 403-555-0142 ',
      specialRequest: '  ',
    };
    expect(trimGuestDetails(padded)).toEqual(ANN);
  });

  it.prop([anyDetails])(
    '[V7–V11] any texts: never an error, at most one violation a field, in the order of the form',
    (details) => {
      const fields = guestDetailsViolations(trimGuestDetails(details)).map(({ field }) => field);
      const order = ['firstname', 'lastname', 'phone', 'email', 'specialRequest'];
      expect(fields).toEqual(order.filter((field) => fields.includes(field)));
    },
  );
});
