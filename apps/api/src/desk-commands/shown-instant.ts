import { motel } from '@motel/content';

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: motel.houseRules.timeZone,
});

/** `2026-11-20 15:04`, in the motel's time zone. */
export function shownInstant(instant: Date): string {
  return format.format(instant);
}
