import { Skeleton, Spinner, Stack } from '@motel/ui';

/** The wait for the list (§2), in the shape of what comes. */
export function BookingsLoading() {
  return (
    <Stack gap="l">
      <Spinner>Loading your bookings...</Spinner>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
