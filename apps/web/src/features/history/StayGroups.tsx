import type { Booking } from '@motel/api-client/contracts';
import { type CivilDate, parseCivilDate } from '@motel/booking-core';
import { Heading, Stack, VisuallyHidden } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import { OrderGroup } from './OrderGroup.tsx';

/** The next stay first. Solid is the button of one that waits for payment, because its room is held for minutes only. */
export function StayGroups({ coming, waiting, givenUp }: GroupedBookings) {
  const { t } = useWords();
  const main =
    waiting.find(({ stay }) => stay?.paying) ??
    coming.find(({ stay }) => stay?.changing) ??
    coming.find(({ isOwn }) => isOwn);
  const group = (bookings: readonly Booking[]) => (
    <OrderGroup key={bookings[0]?.id} bookings={bookings} main={main} />
  );
  const section = (title: string, groups: readonly (readonly Booking[])[]) =>
    groups.length > 0 && (
      <Stack as="section">
        <Heading level={2} size="heading">
          {title}
        </Heading>
        {groups.map(group)}
      </Stack>
    );
  return (
    <>
      {coming.length > 0 && (
        <Stack as="section" gap="l">
          <VisuallyHidden as="h2">{t('Coming up')}</VisuallyHidden>
          {byOrder(coming).map(group)}
        </Stack>
      )}
      {section(t('Waiting for payment'), byOrder(waiting))}
      {section(
        t('Cancelled or refunded'),
        givenUp.map((booking) => [booking]),
      )}
    </>
  );
}

/** Bookings that were made together stand together, where the first of them is. */
function byOrder(bookings: readonly Booking[]): readonly (readonly Booking[])[] {
  const orders = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const key = booking.stay?.order?.reference ?? booking.id;
    orders.set(key, [...(orders.get(key) ?? []), booking]);
  }
  return [...orders.values()];
}

interface GroupedBookings {
  /** Every booking: those that are not over, the next one first; then past ones, the latest first; then those undated. */
  readonly all: readonly Booking[];
  readonly coming: readonly Booking[];
  readonly waiting: readonly Booking[];
  readonly givenUp: readonly Booking[];
  readonly past: readonly Booking[];
}

const GIVEN_UP: readonly string[] = ['cancelled', 'refunded'];

export function groupedBookings(bookings: readonly Booking[], today: CivilDate): GroupedBookings {
  const day = ({ checkIn, checkOut }: Booking) => parseCivilDate(checkIn) ?? parseCivilDate(checkOut) ?? '';
  const isOver = ({ checkIn, checkOut }: Booking) => {
    const end = parseCivilDate(checkOut) ?? parseCivilDate(checkIn);
    return end === undefined || end < today;
  };
  const isWaiting = ({ status }: Booking) => status.toLowerCase() === 'pending';
  const isGivenUp = ({ status }: Booking) => GIVEN_UP.includes(status.toLowerCase());
  const byDay = bookings.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
  const current = byDay.filter((booking) => !isOver(booking));
  const past = byDay.filter(isOver).toReversed();
  return {
    all: [...current, ...past],
    coming: current.filter((booking) => !isWaiting(booking) && !isGivenUp(booking)),
    waiting: current.filter(isWaiting),
    givenUp: current.filter(isGivenUp),
    past,
  };
}
