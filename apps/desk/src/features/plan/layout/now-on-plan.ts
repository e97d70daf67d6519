import { dateAt, dayNumber } from '@motel/booking-core';

/** The motel's hour on the plan, as days since its first day: noon of the second one is 1.5. */
export function nowOnPlan(now: Date, from: string, timeZone: string): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(now)
    .split(':')
    .map(Number);
  const day = dayNumber(dateAt(now.getTime() as never, timeZone)) - dayNumber(from as never);
  return day + (hour + minute / 60) / 24;
}
