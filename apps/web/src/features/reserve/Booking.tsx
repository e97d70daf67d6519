import type { Property } from '@motel/api-client/contracts';
import { type ReactNode, useRef } from 'react';
import { BookingBar } from './BookingBar.tsx';
import { BookingCard } from './BookingCard.tsx';
import { useBookingCard } from './use-booking-card.ts';
import { useCancelledCheckout } from './use-cancelled-checkout.ts';
import { useWantedStay } from './wanted-stay.ts';

interface BookingProps {
  readonly property: Property;
  /** Places the card, and the bar that links to it on phones. */
  readonly children: (parts: { readonly card: ReactNode; readonly bar: ReactNode }) => ReactNode;
}

/** Booking of one property: its card, and a bar with the same price while the card is out of view. */
export function Booking({ property, children }: BookingProps) {
  const { isCancelled, ...wanted } = useWantedStay();
  const card = useBookingCard(property, wanted);
  const element = useRef<HTMLElement>(null);
  useCancelledCheckout(isCancelled);
  return children({
    card: <BookingCard ref={element} property={property} card={card} isCancelled={isCancelled} />,
    bar: <BookingBar card={element} quote={card.quote} stay={card.stay} />,
  });
}
