import { Skeleton, Spinner, Stack } from '@motel/ui';

/** The loading state of the list (§2), in its shape. */
export function BookingsLoading() {
  return (
    <Stack gap="l">
      <Spinner>Loading your bookings...</Spinner>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
