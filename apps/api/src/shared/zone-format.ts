import { motel } from '@motel/content';

/**
 * A formatter by the motel's clock. To make one is slow, so that it is made again only for another time zone.
 * @returns the formatter for the motel's time zone of the moment
 */
export function zoneFormat(
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  let zone: string | undefined;
  return () => {
    const { timeZone } = motel.houseRules;
    if (format === undefined || zone !== timeZone) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      zone = timeZone;
    }
    return format;
  };
}
