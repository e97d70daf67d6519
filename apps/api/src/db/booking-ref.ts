/** Names a booking. */
export interface BookingRef {
  readonly propertyId: string;
  readonly bookingId: string;
}
