import type { HouseRules } from '@motel/booking-core';
import * as z from 'zod/mini';
import { between, email, text, webAddress, whole } from './fields.ts';
import type { ReadOnly } from './read-only.ts';

/** The motel's identity, as pages, mails and search engines show it. */
export type Motel = ReadOnly<z.infer<typeof motelShape>>;

const hour = whole(0, 23);

const timeZone = text.check(
  z.refine(isTimeZone, 'must be the name of a time zone, such as America/Edmonton'),
);

const phoneLink = z
  .string('must be text')
  .check(z.regex(/^tel:\+\d{8,15}$/, 'must be tel:+ and the digits of the number'));

export const motelShape = z.strictObject({
  name: text,
  tagline: text,
  /** At the foot of every page. */
  farewell: text,
  /** The house in a word, such as `inn`; left out, `motel`. */
  house: z.exactOptional(text),
  /** The postal address, a line each. */
  addressLines: z.array(text).check(z.minLength(1, 'must have a line')),
  city: text,
  province: text,
  country: text,
  /** Where it is, in degrees: the sky of the home page follows the sun there. */
  coordinates: z.strictObject({ latitude: between(-90, 90), longitude: between(-180, 180) }),
  /** `href` is `tel:+` and digits. */
  phone: z.strictObject({ shown: text, href: phoneLink }),
  email,
  /** The town's own site, to which the footer links (§2). */
  townSite: z.strictObject({ name: text, url: webAddress }),
  houseRules: z.strictObject({
    timeZone,
    checkInHour: hour,
    checkOutHour: hour,
  }) satisfies z.ZodMiniType<HouseRules>,
  frontDesk: z.strictObject({
    /** The hour of the arrival day from which guests who have not come are something to do. */
    missedHour: hour,
    /** Per cent that a clerk may take off the tariff's price by hand; an owner may take off all. */
    clerkMayTakeOff: whole(0, 100),
  }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
