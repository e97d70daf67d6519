import type { NightRange } from '@motel/api-client';
import type { Property } from '@motel/api-client/contracts';
import { openingQuote, roomSelection } from '@motel/booking-core';
import { tariff } from '@motel/content';
import type { CivilRange } from '@motel/ui/calendar';
import { useState } from 'react';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { chosenStay, nightsToKnow, roomsGone } from './booking-card-state.ts';
import { cardStart, type Wanted } from './card-start.ts';
import { useFreeNights } from './use-free-nights.ts';

/** The stay and party on the booking card, and what follows from them. */
export function useBookingCard(property: Property, wanted: Wanted) {
  const today = useMotelToday();
  const [start] = useState(() => cardStart(wanted, property, today));
  const [range, setRange] = useState<CivilRange>({ start: start.stay.checkIn, end: start.stay.checkOut });
  const [cardParty, setCardParty] = useState(start.cardParty);
  const [visible, setVisible] = useState<NightRange>();

  const checked = chosenStay(range, today);
  const stay = checked.ok ? checked.value : undefined;
  /** As many as /confirm will open with. */
  const { rooms } = roomSelection(cardParty.party, cardParty.rooms, property);
  const quote = stay && openingQuote(property, stay, cardParty, tariff);

  const { free, freeState } = useFreeNights(
    property.id,
    property.inStock ? nightsToKnow(range, stay, visible) : [],
  );

  return {
    today,
    range,
    setRange,
    setVisible,
    cardParty,
    setCardParty,
    stay,
    quote,
    rooms,
    free,
    freeState,
    /** What was changed of what the guest wanted. */
    notices: start.notices,
    /** Why this stay cannot be reserved, while its dates are chosen. */
    obstacle: obstacle(),
  };

  function obstacle(): string | undefined {
    if (range.end === null) return undefined;
    if (!checked.ok) return checked.violations[0]?.message;
    return roomsGone(checked.value, rooms, free);
  }
}
