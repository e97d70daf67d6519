/** The most characters of a typed text (V1); those of the Guest Details form are in its list of fields. */
export const TEXT_LIMITS = {
  email: 254,
  phone: 15,
  mobile: 15,
  name: 100,
  message: 5000,
} as const;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** They separate addresses in a list, or do not show. */
const NEVER_IN_EMAIL = /[,;<>\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** `://`, `www.`, or a host with a path: what a mail program makes a link of. */
const WEB_ADDRESS = /:\/\/|www\.|\.[\p{L}\d-]+\//iu;
const PHONE = /^\+?[\d\s()-]{10,}$/;
const LEAST_PHONE_DIGITS = 7;

/** Accepts something @ something . something, at most 254 visible characters, none of them `,` `;` `<` or `>` (V2). */
export function isEmail(text: string): boolean {
  return text.length <= TEXT_LIMITS.email && EMAIL.test(text) && !NEVER_IN_EMAIL.test(text);
}

/** Returns whether a name has a web address in it, also one that a mail would show without hidden characters (V20). */
export function hasWebAddress(name: string): boolean {
  return WEB_ADDRESS.test(name.replace(UNSHOWN, '').normalize('NFKC'));
}

/** Accepts an optional +, then 10 or more digits, spaces, dashes and brackets; in all 7+ digits, 15 characters (V3). */
export function isPhone(text: string): boolean {
  return (
    text.length <= TEXT_LIMITS.phone &&
    PHONE.test(text) &&
    text.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS
  );
}
