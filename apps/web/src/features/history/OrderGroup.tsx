import type { Booking } from '@motel/api-client/contracts';
import { fullPrice } from '@motel/content/words';
import { Heading, Stack, Unbroken } from '@motel/ui';
import { orderRooms } from '../../shared/stay/order-words.ts';
import { PayButtons } from '../../shared/stay/PayButtons.tsx';
import { useWords } from '../../shared/words.ts';
import { StayCard } from './StayCard.tsx';

interface OrderGroupProps {
  /** Of one order, or one alone. */
  readonly bookings: readonly Booking[];
  /** The one whose button is the one solid button of the screen. */
  readonly main: Booking | undefined;
}

/** Stays that were booked together: one heading, and where they wait for payment one button for all. */
export function OrderGroup({ bookings, main }: OrderGroupProps) {
  const { words, t } = useWords();
  const { order, paying, id = '' } = (bookings.length > 1 && bookings[0]?.stay) || {};
  const cards = bookings.map((booking) => (
    <StayCard key={booking.id} booking={booking} isMain={booking === main} isInOrder={order !== undefined} />
  ));
  if (order === undefined) return cards;
  const rooms = orderRooms(words, order);
  const { reference, total } = order;
  return (
    <Stack as="section">
      <Heading level={3} size="heading">
        <Unbroken>
          {t('{rooms} · Ref. {reference}', { rooms: `${rooms} · ${fullPrice(words, total)}`, reference })}
        </Unbroken>
      </Heading>
      {paying && (
        <PayButtons
          stay={{ id }}
          paying={paying}
          isMain={main !== undefined && bookings.includes(main)}
          pay={t('Pay for {rooms}', { rooms })}
        />
      )}
      {cards}
    </Stack>
  );
}
