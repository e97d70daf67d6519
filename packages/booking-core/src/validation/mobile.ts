import { fail, succeed } from '../result/result.ts';
import { requireText } from '../result/text.ts';
import { type Checked, type NoParams, type Violation, violation } from '../result/violation.ts';
import { TEXT_LIMITS } from './text-patterns.ts';

/** The country code that is chosen at first: Canada and the United States (V5). */
export const DEFAULT_COUNTRY_CODE = '+1';
/** The fewest characters of a typed number (V4). */
export const LEAST_MOBILE_LENGTH = 10;

const COUNTRY_CODE = /^\+[1-9]\d{0,3}$/;
const E164 = /^\+[1-9]\d{7,14}$/;
const SEPARATORS = /[\s().-]/g;

/** A reason to refuse a mobile number at sign-in. */
export type SignInViolation = Violation<{
  /** The number is too short, too long or no number (V4, V6). */
  'mobile-invalid': NoParams;
  /** No country code is chosen (V5). */
  'country-code-missing': NoParams;
}>;

const INVALID_MOBILE = violation('mobile', 'V4', 'mobile-invalid');
const MISSING_COUNTRY_CODE = violation('countryCode', 'V5', 'country-code-missing');

/** A mobile number in the international form `+14035550142`, so that one number is one guest (V6). */
export type Mobile = string;

/** Returns whether enough is typed to sign in: a country code and 10 characters (V4, V5). */
export function canSignIn(countryCode: string, typed: string): boolean {
  return COUNTRY_CODE.test(countryCode) && requireText('typed', typed).trim().length >= LEAST_MOBILE_LENGTH;
}

/**
 * Joins the country code and the typed number, which has 10 to 15 characters (V4–V6).
 * @example
 * const checked = checkSignIn('+1', '(403) 555-0142');
 * checked.ok && checked.value; // → +14035550142
 */
export function checkSignIn(countryCode: string, typed: string): Checked<Mobile, SignInViolation> {
  const number = requireText('typed', typed).trim();
  if (number.length < LEAST_MOBILE_LENGTH || number.length > TEXT_LIMITS.mobile)
    return fail([INVALID_MOBILE]);
  if (!COUNTRY_CODE.test(countryCode)) return fail([MISSING_COUNTRY_CODE]);
  return checkMobile(`${countryCode}${number}`);
}

/**
 * Accepts a full number from another program: `+` and 8 to 15 digits, apart from spaces, dashes, dots and brackets (V6).
 */
export function checkMobile(full: string): Checked<Mobile, SignInViolation> {
  const mobile = requireText('full', full).replace(SEPARATORS, '');
  return E164.test(mobile) ? succeed(mobile) : fail([INVALID_MOBILE]);
}
