import type { Mobile } from '@motel/booking-core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';

const SEPARATORS = /[\s().-]/g;
/** A number with its country code, perhaps behind the code that was chosen for it: `+1+14035550142`. */
const WITH_CODE = /^(?:\+\d{1,4})?(\+\d{7,20})$/;
/** How a call abroad begins in most countries, and in North America. */
const CALL_ABROAD = /^(?:00|011)/;
/** No mobile number has more digits after its country code. */
const LONGEST_MOBILE = 11;
/** V6. Written again, so that a browser loads the plans without core's other rules. */
const E164 = /^\+[1-9]\d{7,14}$/;
const MEXICO = '52';
/** Until 2019 Mexico's mobile numbers had a 1 behind the country code. Many address books still have it. */
const FORMER_MEXICAN = /^1(\d{10})$/;

/**
 * Reads a telephone number as people write it: with or without its country code or trunk zero, with spaces, dots,
 * dashes and brackets (decision 052). A valid number is read as itself.
 * @param callingCode the country's code for a number without one, such as `+1`
 * @returns the number as `+14035550142`, or `undefined` where no telephone has it
 * @example
 * readPhone('1 403 555 0142', '+1'); // → +14035550142
 */
export function readPhone(typed: string, callingCode = ''): Mobile | undefined {
  const digits = typed.replace(SEPARATORS, '');
  const [, full] = WITH_CODE.exec(digits.startsWith('+') ? digits : callingCode + digits) ?? [];
  const number = full && readingOf(full);
  // A number behind a trunk zero can itself repeat its code.
  return number === undefined || number === full ? number : readPhone(number);
}

function readingOf(full: string): Mobile | undefined {
  const code = codeOf(full);
  if (code === undefined) return undefined;
  const national = full.slice(1 + code.length);
  const asTyped = existing(full);
  if (national.startsWith(code) && (asTyped === undefined || national.length > LONGEST_MOBILE)) {
    const number = existing(`+${national}`);
    if (number !== undefined) return number;
  }
  if (asTyped !== undefined) return asTyped;
  if (CALL_ABROAD.test(national)) return existing(`+${national.replace(CALL_ABROAD, '')}`);
  const [, formerly] = (code === MEXICO && FORMER_MEXICAN.exec(national)) || [];
  return formerly === undefined ? undefined : existing(`+${MEXICO}${formerly}`);
}

/** A country's calling code, such as `+1`; empty for one without. */
export function callingCodeOf(country: string): string {
  const known: Readonly<Record<string, readonly unknown[]>> = metadata.countries;
  return known[country] === undefined ? '' : `+${String(known[country][0])}`;
}

/** A number as people abroad dial it: `+1 418 555 0142`. */
export function shownAbroad(number: Mobile): string {
  return parsePhoneNumberFromString(number, metadata)?.formatInternational() ?? number;
}

/** Reads a number of which one without a country code is of the same country as the guest's own. */
export function readPhoneOf(guest: { readonly mobile: string }, typed: string): Mobile | undefined {
  const code = codeOf(guest.mobile);
  return readPhone(typed, code === undefined ? '' : `+${code}`);
}

function codeOf(full: string): string | undefined {
  return [2, 3, 4].map((end) => full.slice(1, end)).find((code) => regionsOf(code) !== undefined);
}

function regionsOf(code: string): readonly (keyof typeof metadata.countries)[] | undefined {
  const codes: Readonly<Record<string, readonly (keyof typeof metadata.countries)[]>> =
    metadata.country_calling_codes;
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** The number without its trunk zero, if its country's plan has such numbers. Area codes newer than the plan pass. */
function existing(full: string): Mobile | undefined {
  const parsed = parsePhoneNumberFromString(full, metadata);
  if (!parsed?.isPossible()) return undefined;
  const { nationalNumber, countryCallingCode, number } = parsed;
  const isInPlan = regionsOf(countryCallingCode)?.some((region) =>
    new RegExp(`^(?:${String(metadata.countries[region]?.[GENERAL_PATTERN])})$`).test(nationalNumber),
  );
  return isInPlan && E164.test(number) ? number : undefined;
}

/** The place of the pattern that all numbers of a country match, in the library's list about it. */
const GENERAL_PATTERN = 2;
