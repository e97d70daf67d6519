import { addDays, MAX_DAYS_AHEAD, parseCivilDate } from '@motel/booking-core';
import { Popover } from '@motel/ui';
import type { CivilRange } from '@motel/ui/calendar';
import { useCallback, useState } from 'react';
import { formatDate } from '../../shared/format/dates.ts';
import { StayCalendar } from '../../shared/StayCalendar.tsx';
import type { useBookingCard } from './use-booking-card.ts';

interface StayPickerProps {
  readonly card: Pick<
    ReturnType<typeof useBookingCard>,
    'today' | 'range' | 'setRange' | 'setVisible' | 'free' | 'rooms'
  >;
}

/** The dates of the stay; past and sold-out nights cannot be chosen (§2). It closes once both are. */
export function StayPicker({ card }: StayPickerProps) {
  const { today, range, setRange, setVisible, free, rooms } = card;
  const [isOpen, setIsOpen] = useState(false);

  const isNightFree = useCallback((date: string) => (free.get(date) ?? rooms) >= rooms, [free, rooms]);
  const onVisibleChange = useCallback(
    (first: string, last: string) => {
      const [from, to] = [parseCivilDate(first), parseCivilDate(last)];
      if (from !== undefined && to !== undefined) setVisible({ from, to });
    },
    [setVisible],
  );
  const onChange = (chosen: CivilRange) => {
    setRange(chosen);
    if (chosen.start !== null && chosen.end !== null) setIsOpen(false);
  };
  return (
    <Popover label="Dates" value={shownDates(range)} placement="below" open={isOpen} onOpenChange={setIsOpen}>
      <StayCalendar
        {...range}
        onChange={onChange}
        minDate={today}
        maxDate={addDays(today, MAX_DAYS_AHEAD + 1)}
        isNightFree={isNightFree}
        onVisibleChange={onVisibleChange}
        months={1}
      />
    </Popover>
  );
}

function shownDates({ start, end }: CivilRange): string {
  const [checkIn, checkOut] = [parseCivilDate(start), parseCivilDate(end)];
  if (checkIn === undefined) return 'Choose your dates';
  return `${formatDate(checkIn)} - ${checkOut === undefined ? 'choose check-out' : formatDate(checkOut)}`;
}
