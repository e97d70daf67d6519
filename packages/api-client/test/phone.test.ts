import { fc } from '@fast-check/vitest';
import { checkConfirmForm, completeGuestDetails, ENGLISH, isPhone, issuesOf } from '@motel/booking-core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { readPhone, readPhoneOf } from '../src/phone/read-phone.ts';

/** A number, the country that is chosen, and ways to type the number there. */
const SAME: readonly (readonly [number: string, code: string, ways: readonly string[]])[] = [
  ['+14035550199', '+1', ['4035550199', '14035550199', '+14035550199', '+1 (403) 555-0199']],
  ['+14035550199', '+1', ['1 403 555 0199', '403.555.0199', '011 1 403 555 0199']],
  ['+14035550199', '+44', ['+1 403 555 0199']],
  ['+12125550123', '+1', ['(212) 555-0123', '1-212-555-0123']],
  ['+447911123456', '+44', ['7911123456', '07911123456', '447911123456', '00447911123456']],
  ['+447911123456', '+44', ['+44 (0)7911 123456', '44 07911 123456']],
  ['+447911123456', '+1', ['0044 7911 123456', '+44 7911 123456']],
  ['+4915123456789', '+49', ['15123456789', '0151 23456789', '4915123456789']],
  ['+4915123456789', '+49', ['0049 151 23456789', '+49-151-2345-6789']],
  ['+525512345678', '+52', ['55 1234 5678', '1 55 1234 5678', '52 55 1234 5678']],
  ['+525512345678', '+52', ['+52 1 55 1234 5678', '0052 55 1234 5678']],
  [
    '+33612345678',
    '+33',
    ['612345678', '06 12 34 56 78', '06.12.34.56.78', '33612345678', '0033 6 12 34 56 78'],
  ],
  ['+919876543210', '+91', ['9876543210', '09876543210', '919876543210', '0091 98765 43210']],
  // Not a repeated code: Indian numbers begin with 91, too.
  ['+919198765432', '+91', ['9198765432']],
  // In Italy the zero is a part of the number.
  ['+390612345678', '+39', ['06 1234 5678', '+39 06 1234 5678']],
];

describe('decision 052: a number is read as people write it', () => {
  test.each(SAME.flatMap(([number, code, ways]) => ways.map((typed) => [code, typed, number] as const)))(
    '%s and %j is %s',
    (code, typed, number) => {
      expect(readPhone(typed, code)).toBe(number);
      expect(readPhone(number)).toBe(number);
    },
  );

  test.each([
    ['+1', ['0000000000', '1234567890', '403555014', '40355501421', 'call me maybe', '403555014x']],
    ['+1', ['403-CALL-NOW', '٤٠٣٥٥٥٠١٤٢', '', `+${'9'.repeat(40)}`]],
    ['+44', ['0000000000', '4035550142']],
    ['+33', ['00000000000']],
    ['', ['4035550142']],
    ['+999', ['4035550142']],
    ['x', ['4035550142']],
  ])('%s and %j are no numbers', (code, typed) => {
    for (const text of typed) expect(readPhone(text, code), text).toBeUndefined();
  });

  test.each([
    ['+14035550199', '+114035550199', '+1+14035550199'],
    ['+447911123456', '+44447911123456', '+4400447911123456', '+4407911123456'],
  ])('%s is the same number with its code joined a second time', (number, ...ways) => {
    for (const typed of ways) expect(readPhone(typed), typed).toBe(number);
  });

  test('a new area code is a number before the library knows it', () => {
    expect(readPhone('999 234 5678', '+1')).toBe('+19992345678');
  });

  const codes = fc.constantFrom(...Object.keys(metadata.country_calling_codes).map((code) => `+${code}`));
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 14 });
  const typed = fc.oneof(
    digits,
    fc.tuple(fc.constantFrom('+', '00', '011', '0', ''), codes, digits).map(([start, code, rest]) => {
      return `${start}${code.slice(1)}${rest}`;
    }),
    fc.string({ unit: fc.constantFrom(...'0123456789+ -().x') }),
    fc.string(),
  );

  const WRITTEN_NATIONALLY = ['CA', 'US', 'GB', 'DE', 'MX', 'FR', 'IN', 'IT', 'AU', 'NL', 'JP'];
  const forNumbers = (check: (number: string) => void) =>
    fc.assert(
      fc.property(codes, typed, (code, text) => {
        const number = readPhone(text, code);
        if (number !== undefined) check(number);
      }),
      { numRuns: 1000 },
    );

  test('a number that was read is read as itself', () => {
    forNumbers((number) => {
      expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(readPhone(number)).toBe(number);
    });
  });

  test('a number as its own country writes it is itself', () => {
    forNumbers((number) => {
      const parsed = parsePhoneNumberFromString(number, metadata);
      if (parsed?.country === undefined || !parsed.isValid()) return;
      const ownCode = `+${parsed.countryCallingCode}`;
      expect(readPhoneOf({ mobile: number }, parsed.nationalNumber)).toBe(
        readPhone(parsed.nationalNumber, ownCode),
      );
      expect(readPhone(parsed.formatInternational(), ownCode)).toBe(number);
      // Some plans of the library write a number nationally in a way that it does not read back.
      if (!WRITTEN_NATIONALLY.includes(parsed.country)) return;
      expect(readPhone(parsed.formatNational(), ownCode)).toBe(number);
    });
  });
});

describe('decision 052: the telephone number of /confirm', () => {
  const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
  const limits = { sleeps: 4, included: 2, pets: 0 };
  const ANN = { firstname: 'Ann', lastname: 'Lee', email: 'ann@example.com' };
  const form = (phone: string, more: object = {}) => ({
    details: completeGuestDetails({ ...ANN, phone, ...more }),
    party,
    extraPersons: 0,
    bringsPets: false,
  });
  const check = (phone: string, mobile = '+14035550142', more: object = {}) => {
    const checked = checkConfirmForm(form(phone, more), limits, (typed) => readPhoneOf({ mobile }, typed));
    return checked.ok
      ? checked.value.details.phone
      : issuesOf(checked.error, ENGLISH.confirmForm).map(({ message }) => message);
  };

  test('is read with the country of the guest, however long it is typed', () => {
    expect(check('+1 (403) 555-0199')).toBe('+14035550199');
    expect(check('(403) 555-0199')).toBe('+14035550199');
    expect(check('07911 123456', '+447911000000')).toBe('+447911123456');
    expect(check('+44 7911 123456')).toBe('+447911123456');
  });

  test.each([
    ['', 'Phone number is required'],
    ['403555', 'Please enter a valid phone number'],
    ['0000000000', 'Please enter a valid phone number'],
    // Cut by a field with at most 15 characters: core's rule takes it, no telephone has it.
    ['+1 (403) 555-01', 'Please enter a valid phone number'],
  ])('V10: %j is refused', (phone, message) => {
    expect(check(phone)).toEqual([message]);
  });

  test('V10: what is wrong stays in the order of the form', () => {
    expect(isPhone('0000000000')).toBe(true);
    expect(check('0000000000', '+14035550142', { lastname: '', email: '' })).toEqual([
      'Last name is required',
      'Please enter a valid phone number',
      'Email is required',
    ]);
  });
});
