import type { NightRange } from '@motel/api-client/contracts';
import {
  addDays,
  type CivilDate,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  type Party,
  parseCivilDate,
} from '@motel/booking-core';
import { Unbroken } from '@motel/ui';
import type { CivilRange } from '@motel/ui/calendar';
import { useMemo } from 'react';
import { formatDate } from '../format/dates.ts';
import { useWords, type Words } from '../words.ts';
import { StayDates } from './StayDates.tsx';
import { type Nights, stayRules } from './stay-rules.ts';
import type { useFreeNights } from './use-free-nights.ts';

interface StayPickerProps {
  readonly today: CivilDate;
  readonly range: CivilRange;
  readonly setRange: (range: CivilRange) => void;
  readonly nights: Nights;
  readonly party: Party;
  /** The kind of room, by its id. */
  readonly room: string;
  readonly freeState: ReturnType<typeof useFreeNights>['freeState'];
  /** Fewer free rooms are too few. */
  readonly rooms: number;
  /** Called with the nights that the calendar shows; always the same function. */
  readonly setVisible: (nights: NightRange) => void;
}

const notes = ({ t }: Words) => ({
  known: undefined,
  loading: t('Looking up which nights are free...'),
  unknown: t(
    'We could not look up which nights are free. Choose any: a sold-out night is refused before you pay.',
  ),
});

/** The dates of a stay, with each night's price; nights that are not for sale cannot be chosen (§2, D13). */
export function StayPicker(props: StayPickerProps) {
  const words = useWords();
  const { today, range, setRange, setVisible, nights, freeState, rooms, party, room } = props;

  const rules = useMemo(() => stayRules(words, nights, rooms), [words, nights, rooms]);
  return (
    <StayDates
      value={<Unbroken>{shownDates(words, range)}</Unbroken>}
      placement="below"
      {...range}
      onChange={setRange}
      minDate={today}
      maxDate={addDays(today, MAX_DAYS_AHEAD + 1)}
      maxNights={MAX_NIGHTS}
      {...rules}
      party={party}
      room={room}
      onView={setVisible}
      note={notes(words)[freeState]}
      months={1}
    />
  );
}

function shownDates(words: Words, { start, end }: CivilRange): string {
  const { t } = words;
  const [checkIn, checkOut] = [parseCivilDate(start), parseCivilDate(end)];
  if (checkIn === undefined) return t('Choose your dates');
  return `${formatDate(words, checkIn)} - ${checkOut === undefined ? t('choose check-out') : formatDate(words, checkOut)}`;
}
