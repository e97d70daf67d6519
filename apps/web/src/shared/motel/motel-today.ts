import type { CivilDate } from '@motel/booking-core';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Words } from '../words.ts';

const MotelToday = createContext<CivilDate | undefined>(undefined);

export const MotelTodayProvider = MotelToday.Provider;

/** The motel's own date, never the guest's; it comes with the page, so that server and browser agree. */
export function useMotelToday(): CivilDate {
  const today = useContext(MotelToday);
  if (today === undefined) throw new Error('useMotelToday needs a MotelTodayProvider');
  return today;
}

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
