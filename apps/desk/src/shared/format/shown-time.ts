import { motel } from '@motel/content';

const time = new Intl.DateTimeFormat('en-CA', {
  timeZone: motel.houseRules.timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** The motel's time: `11:07 pm`. */
export function shownTime(at: Date | string): string {
  return time
    .format(new Date(at))
    .replace(/\u202f|\u00a0/g, ' ')
    .replaceAll('.', '');
}
