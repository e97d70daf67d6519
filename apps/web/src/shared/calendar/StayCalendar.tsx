import type { CivilDate } from '@motel/booking-core';
import { t } from '@motel/language';
import { DateRangeCalendar, type DateRangeCalendarProps } from '@motel/ui/calendar';
import { calendarPresets } from './presets.ts';

export interface StayCalendarProps extends Omit<DateRangeCalendarProps, 'presets' | 'labels' | 'label'> {
  readonly today: CivilDate;
}

const WORDS = {
  start: t('Check in on'),
  end: t('Check out on'),
  startName: t('Check-in'),
  endName: t('Check-out'),
  open: t('Choose a day'),
};

/** The calendar with the motel's texts and the presets of §9; in a file of its own, which loads on demand. */
export function StayCalendar(props: StayCalendarProps) {
  return (
    <DateRangeCalendar
      {...props}
      presets={calendarPresets(props.today)}
      label={t('Choose check-in and check-out')}
      labels={WORDS}
    />
  );
}
