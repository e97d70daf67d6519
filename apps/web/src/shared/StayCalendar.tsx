import { Alert, Spinner } from '@motel/ui';
import type { DateRangeCalendarProps } from '@motel/ui/calendar';
import { useLoaded } from './use-loaded.ts';

const loadCalendar = () => import('@motel/ui/calendar');

/** The calendar, which loads when it is first opened. */
export function StayCalendar(props: DateRangeCalendarProps) {
  const calendar = useLoaded(loadCalendar, true);
  if (calendar.kind === 'failed') {
    return (
      <Alert tone="error">
        The calendar could not be loaded. Please check your connection and open it again.
      </Alert>
    );
  }
  if (calendar.kind === 'loading') return <Spinner>Loading calendar...</Spinner>;
  const { DateRangeCalendar } = calendar.value;
  return <DateRangeCalendar {...props} />;
}
