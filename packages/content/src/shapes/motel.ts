import type { HouseRules } from '@motel/booking-core';

/** The motel's identity, as pages, mails and search engines show it. */
export interface Motel {
  readonly name: string;
  readonly tagline: string;
  /** The postal address, a line each. */
  readonly addressLines: readonly string[];
  readonly city: string;
  readonly province: string;
  readonly country: string;
  /** `href` is `tel:+` and digits. */
  readonly phone: { readonly shown: string; readonly href: string };
  readonly email: string;
  /** The town's own site, to which the footer links (§2). */
  readonly townSite: { readonly name: string; readonly url: string };
  readonly houseRules: HouseRules;
}
