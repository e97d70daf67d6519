import { fc, it } from '@fast-check/vitest';
import { canSignIn, checkMobile, checkSignIn, DEFAULT_COUNTRY_CODE, ENGLISH } from '../src/index.ts';

const INVALID = [{ field: 'mobile', rule: 'V4', code: 'mobile-invalid', params: {} }];
const NO_CODE = [{ field: 'countryCode', rule: 'V5', code: 'country-code-missing', params: {} }];

const typedTexts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('4', '0', '+', '-', ' ', '(', ')', '.', 'x') }),
);

describe('§5 sign-in with a mobile number', () => {
  test('[V4] [V5] the country code is +1 at first; each rule has its words', () => {
    expect(DEFAULT_COUNTRY_CODE).toBe('+1');
    expect(ENGLISH.signIn).toEqual({
      'mobile-invalid': 'Please enter a valid mobile number.',
      'country-code-missing': 'Please select a country code.',
    });
  });

  test.each(['', '403555014', '   403555014   ', '(403)   555-0142'])(
    '[V4] %o does not have 10 to 15 characters',
    (typed) => {
      expect(checkSignIn('+1', typed)).toEqual({ ok: false, error: INVALID });
    },
  );

  test.each(['', '1', '+', '+0', '+12345', 'CA', 'x+1', '+1x', ' +1', '+1\n', '++1'])(
    '[V5] %o is no country code',
    (code) => {
      expect(checkSignIn(code, '4035550142')).toEqual({ ok: false, error: NO_CODE });
    },
  );

  test.each([
    ['4035550142', ' 4035550142 ', '403-555-0142', '(403) 555-0142', '(403)  555-0142', '403.555.0142'],
  ])('[V6] %o and its row are the same guest', (...texts) => {
    for (const typed of texts) expect(checkSignIn('+1', typed)).toEqual({ ok: true, value: '+14035550142' });
  });

  test.each([
    ['+44', '7700 900123', '+447700900123'],
    ['+44', '07700900123', '+4407700900123'],
    ['+1242', '4035550142', '+12424035550142'],
  ])('[V5] [V6] %s and %s are %s', (code, typed, mobile) => {
    expect(checkSignIn(code, typed)).toEqual({ ok: true, value: mobile });
    expect(canSignIn(code, typed)).toBe(true);
  });

  test.each(['call me maybe', '403555014x', '+14035550142', '() - () - ()'])(
    '[V6] %o is 10 characters but no number',
    (typed) => {
      expect(checkSignIn('+1', typed)).toEqual({ ok: false, error: INVALID });
    },
  );

  test('[V6] on the wire it has a country code, and 8 to 15 digits', () => {
    for (const full of ['+14035550142', '+1 403 555-0142', '+12345678', '+123456789012345'])
      expect(checkMobile(full).ok, full).toBe(true);
    const wrong = ['+1234567', '+1234567890123456', '14035550142', '+04035550142', '+1403555014２', ''];
    for (const full of wrong) expect(checkMobile(full), full).toEqual({ ok: false, error: INVALID });
  });

  test.each([
    ['+1', '4035550142', true],
    ['+1', '403555014', false],
    ['+1', '403555014 ', false],
    ['', '4035550142', false],
    ['x+1', '4035550142', false],
    ['+44', '7700900123', true],
  ])('[V4] [V5] the button with %o and %o: %s', (code, typed, enabled) => {
    expect(canSignIn(code, typed)).toBe(enabled);
  });

  it.prop([typedTexts, typedTexts])(
    '[R1] [V4–V6] any text: one violation or an international number',
    (code, typed) => {
      const checked = checkSignIn(code, typed);
      if (checked.ok) {
        expect(checked.value).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(canSignIn(code, typed)).toBe(true);
        expect(checkMobile(checked.value)).toEqual(checked);
      } else {
        expect([INVALID, NO_CODE]).toContainEqual(checked.error);
      }
    },
  );
});
