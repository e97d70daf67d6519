import { hoursFromSun, zonesOf } from '@motel/content/desk-motel';

/** The place in a link of a map, or in two numbers that it copies: latitude and longitude in degrees. */
export function placeIn(text: string): readonly string[] | undefined {
  return /(-?\d{1,2}\.\d+)[^\d-]{1,8}(-?\d{1,3}\.\d+)/.exec(text)?.slice(1);
}

/** The time zones to choose from: those of a country, or all where the browser knows none of it. */
export function zonesIn(country: string): readonly string[] {
  const zones = zonesOf(country);
  return zones.length > 0 ? zones : Intl.supportedValuesOf('timeZone');
}

/** The zone of a country whose clock follows the sun most closely. @param longitude in degrees */
export function zoneAt(country: string, longitude: number): string | undefined {
  const away = (zone: string) => hoursFromSun(zone, longitude);
  return zonesIn(country).toSorted((one, other) => away(one) - away(other))[0];
}

/** A zone by its town and its clock: `Edmonton: 9:22 AM Mountain Time`. */
export function clockIn(timeZone: string): string {
  const town = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const way = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
  return `${town}: ${new Date().toLocaleTimeString('en-US', { ...way, timeZone })}`;
}
