import type { Journal } from '@motel/api-client/desk-contracts';
import { addDays, daysBetween } from '@motel/booking-core';
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
  const asked = useSearchParams()[0].get('day');
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  const byDay = Map.groupBy(lines, ({ date }) => date);
  const chosen = days.find((day) => day === asked) ?? days.findLast((day) => byDay.has(day)) ?? to;
  return (
    <DeskCard
      title={shownLongDay(chosen)}
      aside={byDay.has(chosen) && <Link to={`/day-end?date=${chosen}`}>How the day ended</Link>}
    >
      <nav className={daysStyle} aria-label="Days with entries">
        {days.map((day) => {
          const shown = { className: dayStyle, children: shownDayOfMonth(day) };
          if (!byDay.has(day)) return <span key={day} {...shown} />;
          const address = `/journal?month=${month}&day=${day}`;
          const current = day === chosen ? 'date' : undefined;
          return (
            <Link key={day} to={address} aria-label={shownFullDate(day)} aria-current={current} {...shown} />
          );
        })}
      </nav>
      <EntriesSheet
        label="Entries of the day"
        entries={byDay.get(chosen) ?? []}
        all="The day"
        empty="This day has no entry."
      />
    </DeskCard>
  );
}
