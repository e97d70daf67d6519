import { motel } from '@motel/content';

const hour = new Intl.DateTimeFormat('en-US', {
  timeStyle: 'short',
  timeZone: motel.houseRules.timeZone,
});

/** An hour of this night, as the desk writes it: `12:15 am`. */
export function hourWords(at: Date): string {
  return hour.format(at).replace(/\s/g, ' ').toLowerCase();
}
