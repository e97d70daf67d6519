import type { HouseRules } from '@motel/booking-core/booking';
import { LANGUAGE_CODES } from '@motel/language';
import * as z from 'zod/mini';
import { DESK_HOURS } from '../words/desk-times.ts';
import { COUNTRIES } from './countries.ts';
import { between, flag, matching, oneOf, type ReadOnly, text, webAddress, whole, words } from './fields.ts';

/** A motel's identity, as pages, mails and search engines show it. */
export type Identity = ReadOnly<Omit<z.infer<typeof identityShape>, 'languages'>>;

export const HOUSE_KINDS = ['motel', 'inn', 'guesthouse', 'hotel', 'cabins'] as const;

const hour = whole(0, 23);

const timeZone = text.check(
  z.refine(isTimeZone, 'must be the name of a time zone, such as America/Edmonton'),
);

const phoneLink = matching(/^tel:\+\d{8,15}$/, 'must be tel:+ and the digits of the number');

export const identityShape = z.strictObject({
  name: text,
  tagline: words,
  /** At the foot of every page. */
  farewell: words,
  /** The languages of its pages, the one without a prefix in addresses first; left out, English. */
  languages: z.exactOptional(
    z.array(oneOf(...LANGUAGE_CODES)).check(
      z.minLength(1, 'must name a language'),
      z.refine((named) => new Set(named).size === named.length, 'must not name a language twice'),
    ),
  ),
  /** The kind of house that it is; left out, a motel. */
  kind: z.exactOptional(oneOf(...HOUSE_KINDS)),
  /** The house in a word of its owner's, such as `inn`; left out, `house`. */
  house: z.exactOptional(words),
  /** The postal address, a line each. */
  addressLines: z.array(words).check(z.minLength(1, 'must have a line')),
  city: text,
  province: words,
  country: text.check(
    z.refine((code) => COUNTRIES.includes(code), 'must be the two letters of a country, such as CA'),
  ),
  /** Where it is, in degrees: the sky of the home page follows the sun there. */
  coordinates: z.strictObject({ latitude: between(-90, 90), longitude: between(-180, 180) }),
  /** `href` is `tel:+` and digits. */
  phone: z.strictObject({ shown: text, href: phoneLink }),
  email: matching(/^\S+@\S+\.\S+$/, 'must be an e-mail address'),
  /** The town's own site, to which the footer links (§2). */
  townSite: z.strictObject({ name: text, url: webAddress }),
  houseRules: z.strictObject({
    timeZone,
    checkInHour: hour,
    checkOutHour: hour,
    /** When the front desk answers; left out, no page promises it at night. */
    deskHours: z.exactOptional(matching(DESK_HOURS, 'must be always, or two hours of 24 such as 7 to 22')),
    /** No child and no infant may stay (P11). */
    adultsOnly: z.exactOptional(flag),
  }) satisfies z.ZodMiniType<HouseRules>,
  /** The years from which a guest is a child, and an adult; left out, 2 and 13 (P1). */
  ages: z.exactOptional(
    z
      .strictObject({ childFrom: whole(1, 17), adultFrom: whole(2, 30) })
      .check(
        z.refine(({ childFrom, adultFrom }) => childFrom < adultFrom, 'must have children before adults'),
      ),
  ),
  frontDesk: z.strictObject({
    /** The hour of the arrival day from which guests who have not come are something to do. */
    missedHour: hour,
    /** The hour at which a day of the desk ends by itself; up to 4, of the morning after. Left out, 4. */
    dayEndsHour: z.exactOptional(hour),
    /** Per cent that a clerk may take off the tariff's price by hand; an owner may take off all. */
    clerkMayTakeOff: whole(0, 100),
  }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
