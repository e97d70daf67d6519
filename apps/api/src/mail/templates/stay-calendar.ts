import { type Instant, instantAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookedStay } from './booked-stay.ts';

/** The stay as a date for the guest's calendar, from the check-in hour to the check-out hour: an .ics file. */
export function stayCalendar(stay: BookedStay, now: Instant): string {
  const { bookingId, propertyTitle, checkIn, checkOut, siteUrl } = stay;
  const { houseRules } = motel;
  const calendar = ical({
    prodId: { company: motel.name, product: 'stays', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${bookingId}@${motel.email.replace(/^.*@/, '')}`,
    stamp: new Date(now),
    start: new Date(instantAt(checkIn, houseRules.checkInHour, houseRules.timeZone)),
    end: new Date(instantAt(checkOut, houseRules.checkOutHour, houseRules.timeZone)),
    summary: `${motel.name}: ${propertyTitle}`,
    location: [motel.name, ...motel.addressLines].join(', '),
    description: `Booking ${bookingId}\n${motel.phone.shown}\n${motel.email}`,
    url: siteUrl,
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
