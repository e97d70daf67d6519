import type { Zoned } from './motel-context.ts';
import { zoneFormat } from './zone-format.ts';

const offsetFormat = zoneFormat('en-US', { timeZoneName: 'longOffset' });

/**
 * An instant with the motel's own offset, `2026-11-25T15:00:00.000-06:00`: a guest's browser can have older data of time
 * zones, so it reads the motel's hour here.
 */
export function motelInstant(motel: Zoned, at: Date): string {
  const wallClock = new Date(at.getTime() + motelOffset(motel, at) * 60_000);
  return wallClock.toISOString().replace('Z', offsetText(motel, at));
}

/** How far the motel's clock is from UTC at an instant, in minutes; negative west of Greenwich. */
export function motelOffset(motel: Zoned, at: Date): number {
  return -Date.parse(`1970-01-01T00:00:00${offsetText(motel, at)}`) / 60_000;
}

/** `-06:00`. */
function offsetText({ houseRules }: Zoned, at: Date): string {
  const name =
    offsetFormat(houseRules.timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || '+00:00';
}
