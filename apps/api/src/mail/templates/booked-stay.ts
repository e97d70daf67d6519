import type { Cents, Party, QuoteLine, Stay } from '@motel/booking-core';
import type { BookingRef } from '../../db/booking-ref.ts';

/** A paid stay, as the mails about it tell it. */
export interface BookedStay extends Stay, BookingRef {
  readonly propertyTitle: string;
  /** The site's origin as the guest reached it. */
  readonly siteUrl: string;
  readonly rooms: number;
  readonly party: Party;
  readonly guest: {
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly specialRequest: string;
  readonly lines: readonly QuoteLine[];
  readonly total: Cents;
  /** What one night costs in all: the most that a late cancellation keeps (D10). */
  readonly oneNightTotal: Cents;
}
