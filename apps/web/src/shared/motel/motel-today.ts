import type { CivilDate } from '@motel/booking-core';
import { useEffect, useState } from 'react';
import type { Words } from '../words.ts';

/**
 * The page's date, and the next one when a page is still open, or comes back to the front, after the motel's midnight.
 * A guest's clock that disagrees with the server when the page loads is not trusted later either.
 */
export function useCurrentDay(words: Words, pageToday: CivilDate): CivilDate {
  const [today, setToday] = useState(pageToday);
  useEffect(() => {
    if (motelDateNow(words) !== pageToday) return;
    const look = () => setToday(motelDateNow(words));
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [words, pageToday]);
  return today;
}

/** Core's `dateAt` at the guest's clock; every page would load core's checks of dates with it. */
export function motelDateNow({ motel }: Words): CivilDate {
  const { timeZone } = motel.houseRules;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}` as CivilDate;
}
