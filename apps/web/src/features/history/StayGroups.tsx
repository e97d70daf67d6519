import type { Booking } from '@motel/api-client/contracts';
import type { CivilDate } from '@motel/booking-core';
import { Heading, Stack, VisuallyHidden } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import type { GroupedBookings } from './grouped-bookings.ts';
import { StayCard } from './StayCard.tsx';

interface StayGroupsProps {
  readonly groups: GroupedBookings;
  readonly userId: string;
  readonly today: CivilDate;
}

/**
 * The stays that are not over, the next one first. The solid button is that of a stay, or of a change, that waits for its
 * payment, because its room is held for minutes only; else that of the next stay.
 */
export function StayGroups({ groups, userId, today }: StayGroupsProps) {
  const { t } = useWords();
  const { coming, waiting, givenUp } = groups;
  const main =
    waiting.find(({ stay }) => stay?.paying) ??
    coming.find(({ stay }) => stay?.changing) ??
    coming.find(({ isOwn }) => isOwn);
  const cards = (bookings: readonly Booking[]) =>
    bookings.map((booking) => (
      <StayCard key={booking.id} booking={booking} userId={userId} today={today} isMain={booking === main} />
    ));
  return (
    <>
      {coming.length > 0 && (
        <Stack as="section" gap="l">
          <VisuallyHidden as="h2">{t('Coming up')}</VisuallyHidden>
          {cards(coming)}
        </Stack>
      )}
      {waiting.length > 0 && (
        <Stack as="section" gap="m">
          <Heading level={2} size="heading">
            {t('Waiting for payment')}
          </Heading>
          {cards(waiting)}
        </Stack>
      )}
      {givenUp.length > 0 && (
        <Stack as="section" gap="m">
          <Heading level={2} size="heading">
            {t('Cancelled or refunded')}
          </Heading>
          {cards(givenUp)}
        </Stack>
      )}
    </>
  );
}
