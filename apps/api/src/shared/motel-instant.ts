import { motel } from '@motel/content';

const zone = new Intl.DateTimeFormat('en-US', {
  timeZone: motel.houseRules.timeZone,
  timeZoneName: 'longOffset',
});

/**
 * An instant with the motel's own offset, `2026-11-25T15:00:00.000-06:00`: a guest's browser can have older data of time
 * zones, so it reads the motel's hour here.
 */
export function motelInstant(at: Date): string {
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = name.slice('GMT'.length) || '+00:00';
  const wallClock = new Date(at.getTime() - Date.parse(`1970-01-01T00:00:00${offset}`));
  return wallClock.toISOString().replace('Z', offset);
}
