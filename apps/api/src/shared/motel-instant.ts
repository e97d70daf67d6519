import { zoneFormat } from './zone-format.ts';

const zone = zoneFormat('en-US', { timeZoneName: 'longOffset' });

/**
 * An instant with the motel's own offset, `2026-11-25T15:00:00.000-06:00`: a guest's browser can have older data of time
 * zones, so it reads the motel's hour here.
 */
export function motelInstant(at: Date): string {
  const wallClock = new Date(at.getTime() + motelOffset(at) * 60_000);
  return wallClock.toISOString().replace('Z', offsetText(at));
}

/** How far the motel's clock is from UTC at an instant, in minutes; negative west of Greenwich. */
export function motelOffset(at: Date): number {
  return -Date.parse(`1970-01-01T00:00:00${offsetText(at)}`) / 60_000;
}

/** `-06:00`. */
function offsetText(at: Date): string {
  const name =
    zone()
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || '+00:00';
}
