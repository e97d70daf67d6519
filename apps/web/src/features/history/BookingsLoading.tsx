import { Spinner, Stack } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import { StayCardLoading } from './StayCard.tsx';

export function BookingsLoading() {
  const { t } = useWords();
  return (
    <Stack gap="l">
      <Spinner>{t('Loading your bookings...')}</Spinner>
      <StayCardLoading />
      <StayCardLoading />
    </Stack>
  );
}
