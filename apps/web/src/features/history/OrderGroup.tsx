import type { Booking } from '@motel/api-client/contracts';
import { Heading, Stack } from '@motel/ui';
import type { ReactNode } from 'react';
import { orderWords } from '../../shared/stay/order-words.ts';
import { PayButtons } from '../../shared/stay/PayButtons.tsx';
import { useWords } from '../../shared/words.ts';

interface OrderGroupProps {
  /** Of one order. */
  readonly bookings: readonly Booking[];
  readonly userId: string;
  /** Whether its button is the one solid button of the screen. */
  readonly isMain: boolean;
  readonly children: ReactNode;
}

/** Stays that were booked together: one heading, and where they wait for payment one button for all. */
export function OrderGroup({ bookings, userId, isMain, children }: OrderGroupProps) {
  const { words, t } = useWords();
  const stay = bookings[0]?.stay;
  if (stay?.order === undefined) return children;
  const rooms = orderWords(words, stay.order);
  return (
    <Stack as="section">
      <Heading level={3} size="heading">
        {t('{rooms} · Ref. {reference}', { rooms, reference: stay.order.reference })}
      </Heading>
      {stay.paying && (
        <PayButtons
          stay={stay}
          paying={stay.paying}
          userId={userId}
          isMain={isMain}
          pay={t('Pay for {rooms}', { rooms })}
        />
      )}
      {children}
    </Stack>
  );
}
