import type { BookingStatus, Cents, CivilDate } from '@motel/booking-core';
import type { Db } from '../../db/database.ts';

/** A booking as the front desk sees it. */
export interface BookingAtDesk {
  readonly id: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly rooms: number;
  readonly check_in: CivilDate;
  readonly check_out: CivilDate;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly email: string;
  readonly special_request: string;
  readonly total: Cents;
}

/** To be narrowed down and ordered. */
export function selectBookings(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['bookings.id', 'bookings.status', 'properties.title', 'bookings.rooms'])
    .select(['bookings.check_in', 'bookings.check_out'])
    .select(['bookings.adults', 'bookings.children', 'bookings.infants', 'bookings.pets'])
    .select(['bookings.firstname', 'bookings.lastname', 'bookings.phone', 'bookings.email'])
    .select(['bookings.special_request', 'bookings.total']);
}
