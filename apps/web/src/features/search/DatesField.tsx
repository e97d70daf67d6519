import { parseCivilDate } from '@motel/booking-core';
import { StayDates } from '../../shared/calendar/StayDates.tsx';
import { formatDateRange } from '../../shared/format/dates.ts';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { chooseDates, shownRange, useSearchStore } from '../../shared/search-store.ts';

/** The dates of the search: any date of the calendar, past ones too (§5). */
export function DatesField() {
  const search = useSearchStore();
  const { startDate, endDate } = shownRange(search, useMotelToday());
  return (
    <StayDates
      icon="calendar"
      frame="plain"
      value={formatDateRange(startDate, endDate)}
      // Until the guest chooses, today to today counts as no choice: their first press is the start.
      start={search.range ? startDate : null}
      end={search.range ? endDate : null}
      assumed={{ start: startDate, end: endDate }}
      onChange={({ start, end }) => {
        const from = parseCivilDate(start);
        if (from !== undefined) chooseDates(from, parseCivilDate(end) ?? from);
      }}
      minNights={0}
    />
  );
}
