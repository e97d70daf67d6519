import { accepted, type Checked, refused, type Violation } from '../result/checked.ts';
import { TEXT_LIMITS } from './text-patterns.ts';

export const DEFAULT_COUNTRY_CODE = '+1';
export const LEAST_MOBILE_LENGTH = 10;

const COUNTRY_CODE = /^\+[1-9]\d{0,3}$/;
const E164 = /^\+[1-9]\d{7,14}$/;
const SEPARATORS = /[\s().-]/g;

export const INVALID_MOBILE: Violation = {
  field: 'mobile',
  rule: 'V4',
  message: 'Please enter a valid mobile number.',
};
export const MISSING_COUNTRY_CODE: Violation = {
  field: 'countryCode',
  rule: 'V5',
  message: 'Please select a country code.',
};

/** A mobile number in the international form `+14035550142`, so that one number is one guest (V6). */
export type Mobile = string;

/** Whether the sign-in button may be pressed (V4, V5). */
export function canSignIn(countryCode: string, typed: string): boolean {
  return countryCode !== '' && typed.trim().length >= LEAST_MOBILE_LENGTH;
}

/** The country code joined to what was typed: 10 to 15 characters (V4–V6). */
export function checkSignIn(countryCode: string, typed: string): Checked<Mobile> {
  const number = typed.trim();
  if (number.length < LEAST_MOBILE_LENGTH || number.length > TEXT_LIMITS.mobile)
    return refused(INVALID_MOBILE);
  if (!COUNTRY_CODE.test(countryCode)) return refused(MISSING_COUNTRY_CODE);
  return checkMobile(`${countryCode}${number}`);
}

/** A full number as it crosses the wire: `+`, then 8 to 15 digits once spaces, dashes, dots and brackets are gone (V6). */
export function checkMobile(full: string): Checked<Mobile> {
  const mobile = full.replace(SEPARATORS, '');
  return E164.test(mobile) ? accepted(mobile) : refused(INVALID_MOBILE);
}
