import { type CivilDate, civilDate } from '@motel/booking-core';
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
import { useWords, type Words } from '../words.ts';

export interface StayCalendarProps extends Omit<DateRangeCalendarProps, 'presets' | 'labels' | 'label'> {
  readonly today: CivilDate;
}

const labelsIn = ({ t }: Words) => ({
  start: t('Check in on'),
  end: t('Check out on'),
  startName: t('Check-in'),
  endName: t('Check-out'),
  open: t('Choose a day'),
});

/** The calendar with the motel's texts and the presets of §9; in a file of its own, which loads on demand. */
export function StayCalendar(props: StayCalendarProps) {
  const words = useWords();
  return (
    <DateRangeCalendar
      {...props}
      presets={calendarPresets(words, props.today)}
      label={words.t('Choose check-in and check-out')}
      labels={labelsIn(words)}
    />
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
