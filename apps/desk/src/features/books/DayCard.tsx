import type { Journal } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, daysBetween } from '@motel/booking-core';
import { Link, useSearchParams } from 'react-router-dom';
import { shownDayOfMonth, shownFullDate, shownLongDay } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { day as dayStyle, days as daysStyle } from './books.css.ts';
import { EntriesSheet } from './EntriesSheet.tsx';
import type { Period } from './period.ts';

interface DayCardProps {
  readonly journal: Journal;
  readonly period: Period;
}

/** The entries of one day of the month; a strip of its days chooses it. */
export function DayCard({ journal: { lines }, period: { month, from, to } }: DayCardProps) {
  const [search] = useSearchParams();
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  const hasEntries = (day: CivilDate) => lines.some(({ date }) => date === day);
  const chosen = days.find((day) => day === search.get('day')) ?? days.findLast(hasEntries) ?? to;
  return (
    <DeskCard
      title={shownLongDay(chosen)}
      aside={hasEntries(chosen) && <Link to={`/day-end?date=${chosen}`}>How the day ended</Link>}
    >
      <nav className={daysStyle} aria-label="Days with entries">
        {days.map((day) =>
          hasEntries(day) ? (
            <Link
              key={day}
              className={dayStyle}
              to={`/journal?month=${month}&day=${day}`}
              aria-label={shownFullDate(day)}
              aria-current={day === chosen ? 'date' : undefined}
            >
              {shownDayOfMonth(day)}
            </Link>
          ) : (
            <span key={day} className={dayStyle}>
              {shownDayOfMonth(day)}
            </span>
          ),
        )}
      </nav>
      <EntriesSheet
        label="Entries of the day"
        entries={lines.filter(({ date }) => date === chosen)}
        all="The day"
        empty="This day has no entry."
      />
    </DeskCard>
  );
}
