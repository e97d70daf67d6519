/** The most characters a typed field may hold (V1). */
export const TEXT_LIMITS = {
  firstname: 100,
  lastname: 100,
  email: 254,
  phone: 15,
  mobile: 15,
  specialRequest: 1000,
  name: 100,
  message: 5000,
} as const;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d\s()-]{10,}$/;
const LEAST_PHONE_DIGITS = 7;

/** Something @ something . something, without spaces, at most 254 characters (V2). */
export function isEmail(text: string): boolean {
  return text.length <= TEXT_LIMITS.email && EMAIL.test(text);
}

/** Optional +, then at least 10 digits, spaces, dashes and brackets, at most 15 characters, 7 of them digits (V3). */
export function isPhone(text: string): boolean {
  return (
    text.length <= TEXT_LIMITS.phone &&
    PHONE.test(text) &&
    text.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS
  );
}
