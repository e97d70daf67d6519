import type { Weekday } from '@motel/booking-core';

/** The nights that an entry of the tariff, or of a change, is about. */
interface OfNights {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly on?: readonly Weekday[] | undefined;
}

const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Whether an entry is about a night: within its dates, on one of its days of the week. @param date `yyyy-mm-dd` */
export function isOn({ from = '', to = '9999', on }: OfNights, date: string): boolean {
  return (
    from <= date &&
    date <= to &&
    (on === undefined || on.includes(WEEKDAYS[new Date(date).getUTCDay()] as Weekday))
  );
}
