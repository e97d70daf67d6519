import type { Property } from '@motel/api-client/contracts';
import type { ReactNode } from 'react';
import { BookingBar } from './BookingBar.tsx';
import { BookingCard } from './BookingCard.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { useBookingCard } from './use-booking-card.ts';
import { useCancelledCheckout } from './use-cancelled-checkout.ts';
import { useReserve } from './use-reserve.ts';
import { useWantedStay } from './wanted-stay.ts';

interface BookingProps {
  readonly property: Property;
  /** Places the card, on phones the bar with its button, and under the title why nothing can be booked. */
  readonly children: (parts: {
    readonly card: ReactNode;
    readonly bar: ReactNode;
    readonly notice: ReactNode;
  }) => ReactNode;
}

/** Booking of one property: its card, and on phones a bar with the price and Reserve. */
export function Booking({ property, children }: BookingProps) {
  const { isCancelled, ...wanted } = useWantedStay();
  const card = useBookingCard(property, wanted);
  const { stay, party, quote, obstacle } = card;
  const canReserve = property.inStock && obstacle === undefined;
  const reserve = useReserve(property, canReserve ? stay : undefined, party, quote);
  useCancelledCheckout(isCancelled);
  return children({
    card: <BookingCard property={property} card={card} isCancelled={isCancelled} reserve={reserve} />,
    bar: <BookingBar card={card} reserve={reserve} />,
    notice: card.isGone && <GoneNotice soldOutOn={card.soldOutOn} isShort={card.free > 0} />,
  });
}
