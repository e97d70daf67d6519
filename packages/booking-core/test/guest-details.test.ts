import { it } from '@fast-check/vitest';
import {
  completeGuestDetails,
  ENGLISH,
  GUEST_FIELDS,
  guestDetails,
  guestDetailsViolations,
  guestFacts,
  guestName,
  issuesOf,
  trimGuestDetails,
} from '../src/index.ts';
import { ANN, anyDetails } from './support/guests.ts';

describe('§5 guest details', () => {
  test('[V7–V11] complete details break no rule', () => {
    expect(guestDetailsViolations(ANN)).toEqual([]);
  });

  test.each([
    ['V7', 'firstname', '', 'First name is required'],
    ['V7', 'firstname', '\u3164\u2800 \u200b', 'First name is required'],
    ['V8', 'lastname', '', 'Last name is required'],
    ['V9', 'email', '', 'Email is required'],
    ['V9', 'email', 'ann@example', 'Please enter a valid email address'],
    ['V10', 'phone', '', 'Phone number is required'],
    ['V10', 'phone', '403555', 'Please enter a valid phone number'],
    ['V10', 'phone', '+1 (403) 555-0142', 'Please enter a valid phone number'],
    ['V11', 'firstname', 'x'.repeat(101), 'First name can be at most 100 characters'],
    ['V11', 'lastname', 'x'.repeat(101), 'Last name can be at most 100 characters'],
    ['V20', 'firstname', 'Your parcel: http://x.example', 'First name cannot have a web address in it'],
    ['V20', 'lastname', 'waits at WWW.x.example', 'Last name cannot have a web address in it'],
    ['V20', 'lastname', 'waits at bit.ly/x', 'Last name cannot have a web address in it'],
    ['V20', 'lastname', 'waits at w\u200bww.x.example', 'Last name cannot have a web address in it'],
    ['V20', 'lastname', 'waits at ｗｗｗ．x.example', 'Last name cannot have a web address in it'],
    ['V21', 'lastname', 'Eel\u202e nna', 'Last name cannot have characters that turn the direction of text'],
    ['V11', 'specialRequest', 'x'.repeat(1001), 'Special requests can be at most 1000 characters'],
  ])('[%s] %s %o: %s', (rule, field, value, message) => {
    const violations = guestDetailsViolations({ ...ANN, [field]: value });
    expect(issuesOf(violations, ENGLISH.confirmForm)).toMatchObject([{ field, rule, message }]);
  });

  test.each(["O'Brien-Smith", 'J.R. Łukasz', 'Ann c/o Lee', 'St.John', 'Nguyễn Thị', 'علی‌رضا'])(
    '[V20] %s is a name, and a request may have a web address',
    (name) => {
      const details = { firstname: name, lastname: name, specialRequest: 'As on https://x.example/y' };
      expect(guestDetailsViolations({ ...ANN, ...details })).toEqual([]);
    },
  );

  test.each(GUEST_FIELDS)('[V1] $name has at most $most characters', ({ name, kind, most, rule }) => {
    const longest = { text: 'x', note: 'x', email: 'ann@mail.', phone: '403-555-01' }[kind].padEnd(
      most,
      kind === 'phone' ? '1' : 'x',
    );
    expect(guestDetailsViolations({ ...ANN, [name]: longest })).toEqual([]);
    const isPattern = kind === 'email' || kind === 'phone';
    expect(guestDetailsViolations({ ...ANN, [name]: `${longest}${longest.at(-1)}` })).toMatchObject([
      { field: name, rule: isPattern ? rule : 'V11' },
    ]);
  });

  test.each(GUEST_FIELDS)('[V7–V11] $name is refused when it is required and missing', (field) => {
    const { name, isRequired, rule } = field;
    expect(guestDetailsViolations({ ...ANN, [name]: '' })).toEqual(
      isRequired ? [{ field: name, rule, code: 'detail-missing', params: { detail: name } }] : [],
    );
  });

  test('a row that lacks a field is completed with an empty text', () => {
    const complete = guestDetails(({ name }) => (name === 'firstname' ? 'Ann' : ''));
    expect(completeGuestDetails({ firstname: 'Ann', phone: undefined })).toEqual(complete);
  });

  test('a letter lists every filled field but the name, in the form’s order', () => {
    const filledIn = guestDetails(({ name }) => `my ${name}`);
    expect(guestName(filledIn)).toBe('my firstname my lastname');
    const told = GUEST_FIELDS.slice(2);
    expect(guestFacts(filledIn)).toEqual(
      told.map((field) => ({ field, label: ENGLISH.guestFields[field.name], text: `my ${field.name}` })),
    );
    expect(guestFacts({ ...filledIn, phone: '' }).map(({ label }) => label)).not.toContain('Phone');
  });

  test('[V7–V11] texts are trimmed at both ends', () => {
    const padded = guestDetails(({ name }) => ` \t${ANN[name]}\n `);
    expect(trimGuestDetails(padded)).toEqual(ANN);
  });

  it.prop([anyDetails])(
    '[V7–V11] any texts: at most one violation a field, in order, no error',
    (details) => {
      const fields = guestDetailsViolations(trimGuestDetails(details)).map(({ field }) => field);
      const order = GUEST_FIELDS.map(({ name }) => name as string);
      expect(fields).toEqual(order.filter((field) => fields.includes(field)));
    },
  );
});
