import { requireText } from '../result/text.ts';

/** The most characters of a typed text, in UTF-16 units (V1); `GUEST_FIELDS` has those of its fields. */
export const TEXT_LIMITS = {
  /** An e-mail address. */
  email: 254,
  /** A phone number in the details of a guest. */
  phone: 15,
  /** A mobile number at sign-in, without its country code. */
  mobile: 15,
  /** The special request of a booking. */
  specialRequest: 1000,
  /** The name under a message to the motel. */
  name: 100,
  /** A message to the motel. */
  message: 5000,
} as const;

/** A domain's last part has a letter: `127.0.0.1` names a machine. */
const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+(?!\d+$)[^\s@.]+$/;
/** They separate addresses in a list, name a machine by its number, or do not show. */
const NEVER_IN_EMAIL = /[,;<>[\]\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const PHONE = /^\+?[\d\s()-]{10,}$/;
const LEAST_PHONE_DIGITS = 7;

/**
 * Returns whether a text is something @ something . something, the last of which is no number: at most 254 visible
 * characters, none of them `,` `;` `<` `>` `[` or `]` (V2).
 */
export function isEmail(text: string): boolean {
  return (
    requireText('email', text).length <= TEXT_LIMITS.email && EMAIL.test(text) && !NEVER_IN_EMAIL.test(text)
  );
}

/** Accepts an optional +, then 10 or more digits, spaces, dashes and brackets; in all 7+ digits, 15 characters (V3). */
export function isPhone(text: string): boolean {
  return (
    requireText('phone', text).length <= TEXT_LIMITS.phone &&
    PHONE.test(text) &&
    text.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS
  );
}
