import { addDays, MAX_DAYS_AHEAD, MAX_NIGHTS, parseCivilDate } from '@motel/booking-core';
import { Unbroken } from '@motel/ui';
import type { CivilRange } from '@motel/ui/calendar';
import { useCallback, useMemo } from 'react';
import { StayDates } from '../../shared/calendar/StayDates.tsx';
import { stayRules } from '../../shared/calendar/stay-rules.ts';
import { formatDate } from '../../shared/format/dates.ts';
import type { useBookingCard } from './use-booking-card.ts';

interface StayPickerProps {
  readonly card: Pick<
    ReturnType<typeof useBookingCard>,
    'today' | 'range' | 'setRange' | 'setVisible' | 'nights' | 'freeState' | 'rooms'
  >;
}

const NOTES = {
  known: undefined,
  loading: 'Looking up which nights are free...',
  unknown:
    'We could not look up which nights are free. Choose any: a sold-out night is refused before you pay.',
};

/** The dates of the stay, with each night's price; nights that are not for sale cannot be chosen (§2, D13). */
export function StayPicker({ card }: StayPickerProps) {
  const { today, range, setRange, setVisible, nights, freeState, rooms } = card;

  const rules = useMemo(() => stayRules(nights, rooms), [nights, rooms]);
  const onVisibleChange = useCallback(
    (first: string, last: string) => {
      const [from, to] = [parseCivilDate(first), parseCivilDate(last)];
      if (from !== undefined && to !== undefined) setVisible({ from, to });
    },
    [setVisible],
  );
  return (
    <StayDates
      value={<Unbroken>{shownDates(range)}</Unbroken>}
      placement="below"
      {...range}
      onChange={setRange}
      minDate={today}
      maxDate={addDays(today, MAX_DAYS_AHEAD + 1)}
      maxNights={MAX_NIGHTS}
      {...rules}
      caption={freeState === 'known' && 'CAD a night before taxes'}
      onVisibleChange={onVisibleChange}
      note={NOTES[freeState]}
      months={1}
    />
  );
}

function shownDates({ start, end }: CivilRange): string {
  const [checkIn, checkOut] = [parseCivilDate(start), parseCivilDate(end)];
  if (checkIn === undefined) return 'Choose your dates';
  return `${formatDate(checkIn)} - ${checkOut === undefined ? 'choose check-out' : formatDate(checkOut)}`;
}
