import { motel } from '@motel/content';

const format = new Intl.DateTimeFormat('en-CA', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: motel.houseRules.timeZone,
});

/** `Nov 20, 3:04 p.m.`, at the motel. */
export function shownMoment(instant: Date): string {
  return format.format(instant);
}
