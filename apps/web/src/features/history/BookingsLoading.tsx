import { Spinner, Stack } from '@motel/ui';
import { StayCardLoading } from './StayCard.tsx';

/** The loading state of the list (§2), in its shape. */
export function BookingsLoading() {
  return (
    <Stack gap="l">
      <Spinner>Loading your bookings...</Spinner>
      <StayCardLoading />
      <StayCardLoading />
    </Stack>
  );
}
