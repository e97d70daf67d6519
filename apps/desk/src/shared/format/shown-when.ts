import { useEffect, useState } from 'react';
import { motelDay, motelTime, shownShortDate } from './shown-dates.ts';

/** An instant by the motel's clock: `today 11:07 PM`, `Jul 9, 11:07 PM`, with the year of another one. */
export function shownWhen(instant: string, now: Date): string {
  const [day, today] = [motelDay(instant), motelDay(now.toISOString())];
  if (day === today) return `today ${motelTime(instant)}`;
  const [year, thisYear] = [day.slice(0, 4), today.slice(0, 4)];
  const date = year === thisYear ? shownShortDate(day) : `${shownShortDate(day)}, ${year}`;
  return `${date}, ${motelTime(instant)}`;
}

/** The time now, updated each so many milliseconds. */
export function useNow(each: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), each);
    return () => clearInterval(timer);
  }, [each]);
  return now;
}
