import { type Instant, instantAt } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { accountWords, type Booking, nightsText, stayAccount } from '../../booking/index.ts';

/** Instructions to a calendar. A higher sequence overrides the lower ones of a UID, in any order of opening mails. */
const ORDERS = {
  enter: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.CONFIRMED, sequence: 0 },
  /** More than any stay has changes. */
  remove: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED, sequence: 10_000 },
} as const;

/** The stay as a date for the guest's calendar, from the check-in hour to the check-out hour: an .ics file. */
export function stayCalendar(
  words: Words,
  stay: Booking,
  order: keyof typeof ORDERS,
  now: Instant,
  /** How many changes of the stay the date includes. */
  changes = 0,
  account = stayAccount(stay),
): string {
  const { id, reference, property, checkIn, checkOut } = stay;
  const { t, motel, own } = words;
  const { houseRules } = motel;
  const { method, status, sequence } = ORDERS[order];
  const calendar = ical({ prodId: { company: motel.name, product: 'stays', language: 'EN' }, method });
  calendar.createEvent({
    id: `${id}@${motel.email.replace(/^.*@/, '')}`,
    sequence: sequence + changes,
    stamp: new Date(now),
    start: new Date(instantAt(checkIn, houseRules.checkInHour, houseRules.timeZone)),
    end: new Date(instantAt(checkOut, houseRules.checkOutHour, houseRules.timeZone)),
    summary: `${motel.name}: ${own(property.title)}`,
    location: [motel.name, ...motel.addressLines].join(', '),
    description: [
      t('Booking {reference}', { reference }),
      nightsText(words, stay),
      accountWords(words, account).sentence,
      motel.phone.shown,
      motel.email,
    ]
      .filter((line) => line !== '')
      .join('\n'),
    organizer: { name: motel.name, email: motel.email },
    url: stay.site,
    status,
  });
  return calendar.toString();
}
