import { addDays, MAX_DAYS_AHEAD, parseCivilDate } from '@motel/booking-core';
import { Popover } from '@motel/ui';
import type { CivilRange } from '@motel/ui/calendar';
import { useState } from 'react';
import { formatDateRange } from '../../shared/format/dates.ts';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { StayCalendar } from '../../shared/StayCalendar.tsx';
import { chooseDates, shownRange, useSearchStore } from '../../shared/search-store.ts';

/** The dates of the search; its popup closes by itself once start and end differ (§4). */
export function DatesField() {
  const [isOpen, setIsOpen] = useState(false);
  const today = useMotelToday();
  const search = useSearchStore();
  const { startDate, endDate } = shownRange(search, today);

  const onChange = ({ start, end }: CivilRange) => {
    const from = parseCivilDate(start);
    if (from === undefined) return;
    const to = parseCivilDate(end) ?? from;
    chooseDates(from, to);
    if (from !== to) setIsOpen(false);
  };
  return (
    <Popover
      label="Dates"
      icon="calendar"
      frame="plain"
      value={formatDateRange(startDate, endDate)}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <StayCalendar
        // Until the guest chooses, today to today is no choice: their first press is the start.
        start={search.range === undefined ? null : startDate}
        end={startDate === endDate ? null : endDate}
        onChange={onChange}
        minDate={today}
        maxDate={addDays(today, MAX_DAYS_AHEAD)}
      />
    </Popover>
  );
}
