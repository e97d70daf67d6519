import type { Cents } from '@motel/booking-core';
import type { OpenItemKind } from '../money-tables.ts';

/** A matter of money that no rule decides. */
export interface OpenItem {
  readonly provider: string;
  /** The provider's name for it, by which the desk closes it. */
  readonly reference: string;
  readonly kind: OpenItemKind;
  readonly paymentReference: string | null;
  readonly bookingId: string | null;
  readonly amount: Cents | null;
}
