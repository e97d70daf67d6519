import type { BookingDraft } from './booking-draft.ts';

/** A room beside the first one of a booking, for the same nights, as the guest chose it on its own page (§4.17). */
export interface OrderRoom extends Pick<BookingDraft, 'propertyId' | 'guests' | 'plan' | 'promotion'> {
  /** Under which its guests ask for the key. @default the name of the guest who books */
  readonly name?: string | undefined;
}
