import type { NightRange } from '@motel/api-client/contracts';
import { type CivilDate, civilDate, type Party } from '@motel/booking-core';
import { partyWords } from '@motel/content/words';
import { Button } from '@motel/ui';
import { DateRangeCalendar, type DateRangeCalendarProps, type RangePreset } from '@motel/ui/calendar';
import { endOfMonth } from 'date-fns/endOfMonth';
import { endOfWeek } from 'date-fns/endOfWeek';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { subWeeks } from 'date-fns/subWeeks';
import { useCallback, useState } from 'react';
import { useLoaded } from '../use-loaded.ts';
import { useWords, type Words } from '../words.ts';
import type { KnownPrices } from './NightPrices.tsx';

const loadPrices = () => import('./NightPrices.tsx');

export interface StayCalendarProps
  extends Omit<DateRangeCalendarProps, 'presets' | 'labels' | 'label' | 'caption' | 'onVisibleChange'> {
  readonly today: CivilDate;
  readonly party: Party;
  /** Called with the nights in view; always the same function. */
  readonly onView?: (nights: NightRange) => void;
  /** The kind of room, by its id. @default any that fits */
  readonly room?: string | undefined;
}

const labelsIn = ({ t }: Words) => ({
  start: t('Check in on'),
  end: t('Check out on'),
  startName: t('Check-in'),
  endName: t('Check-out'),
  open: t('Choose a day'),
});

/** The calendar with the motel's texts, prices and the presets of §9; in a file of its own, which loads on demand. */
export function StayCalendar({ party, room, dayTerms, canEndOn, note, onView, ...props }: StayCalendarProps) {
  const { words, t } = useWords();
  const { today, start, end } = props;
  const [inView, setInView] = useState<NightRange>({ from: today, to: today });
  const hasStay = start !== null && end !== null && end > start;
  const arrival = hasStay || start === null || start < today ? undefined : civilDate(start);
  const [prices, setPrices] = useState<KnownPrices>();
  const loaded = useLoaded(loadPrices, true);
  const { isLoading = loaded.kind === 'loading', retry, least } = prices ?? {};
  const onVisibleChange = useCallback(
    (first: string, last: string) => {
      const nights = { from: civilDate(first), to: civilDate(last) };
      setInView(nights);
      onView?.(nights);
    },
    [onView],
  );
  return (
    <>
      {loaded.kind === 'loaded' && (
        <loaded.value.NightPrices
          inView={inView}
          party={party}
          room={room}
          arrival={arrival}
          onPrices={setPrices}
        />
      )}
      <DateRangeCalendar
        {...props}
        canEndOn={canEndOn ?? prices?.canEndOn}
        dayTerms={(date, from) => {
          const said = (dayTerms ?? prices?.dayTerms)?.(date, from);
          const terms = prices ? prices.withPrice(date, said) : said;
          return hasStay && date === end ? { name: terms?.name, text: t('out') } : terms;
        }}
        onVisibleChange={onVisibleChange}
        caption={t(
          'The lowest price of each night for {party}, taxes in. Pick your days for the exact sum.',
          {
            party: partyWords(words, party),
          },
        )}
        note={
          retry ? (
            <Button onClick={retry}>{t('The prices could not be loaded. Try again')}</Button>
          ) : (
            (note ?? (isLoading ? t('Looking up prices...') : least))
          )
        }
        presets={calendarPresets(words, today)}
        label={t('Choose check-in and check-out')}
        labels={labelsIn(words)}
      />
    </>
  );
}

/** The presets of §9, from their first day to their last; weeks begin as in the motel's country. */
export function calendarPresets({ t, weekStartsOn }: Words, today: CivilDate): RangePreset[] {
  const day = parseISO(today);
  const week = (label: string, of: Date) =>
    preset(label, startOfWeek(of, { weekStartsOn }), endOfWeek(of, { weekStartsOn }));
  return [
    preset(t('Today'), day, day),
    preset(t('Yesterday'), subDays(day, 1), subDays(day, 1)),
    week(t('This Week'), day),
    week(t('Last Week'), subWeeks(day, 1)),
    month(t('This Month'), day),
    month(t('Last Month'), subMonths(day, 1)),
  ];
}

function month(label: string, day: Date): RangePreset {
  return preset(label, startOfMonth(day), endOfMonth(day));
}

function preset(label: string, start: Date, end: Date): RangePreset {
  return { label, start: civil(start), end: civil(end) };
}

function civil(day: Date): CivilDate {
  return civilDate(formatISO(day, { representation: 'date' }));
}
