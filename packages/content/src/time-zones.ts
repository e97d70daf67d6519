/** The time zones of a country; none where the engine does not know. @param country such as `CA` */
export function zonesOf(country: string): readonly string[] {
  // A method of newer engines, which TypeScript does not know yet.
  const locale = new Intl.Locale('und', { region: country || 'ZZ' }) as Intl.Locale & {
    getTimeZones?(): string[];
  };
  return locale.getTimeZones?.() ?? [];
}

/** Hours that the clocks of a zone are away from the sun, on the circle of a day, in January. @param longitude in degrees */
export function hoursFromSun(timeZone: string, longitude: number): number {
  const noon = new Date('2027-01-15T12:00:00Z');
  // Swedes write a time as programs read it.
  const clockIn = (zone: string) => Date.parse(noon.toLocaleString('sv', { timeZone: zone }));
  const ahead = (clockIn(timeZone) - clockIn('UTC')) / 3_600_000;
  const away = Math.abs(longitude / 15 - ahead) % 24;
  return Math.min(away, 24 - away);
}
