import { t } from '@motel/language';
import { Spinner, Stack } from '@motel/ui';
import { StayCardLoading } from './StayCard.tsx';

/** The loading state of the list (§2), in its shape. */
export function BookingsLoading() {
  return (
    <Stack gap="l">
      <Spinner>{t('Loading your bookings...')}</Spinner>
      <StayCardLoading />
      <StayCardLoading />
    </Stack>
  );
}
