import type { NightRange } from '@motel/api-client';
import type { Property } from '@motel/api-client/contracts';
import { ENGLISH, issuesOf, roomSelection } from '@motel/booking-core';
import type { CivilRange } from '@motel/ui/calendar';
import { useState } from 'react';
import { noPriceReason, openingQuote } from '../../shared/booking/quote-stay.ts';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { chosenStay, nightsToKnow, roomsGone } from './booking-card-state.ts';
import { cardStart, type Wanted } from './card-start.ts';
import { useFreeNights } from './use-free-nights.ts';

/** The stay and party on the booking card, and everything derived from them. */
export function useBookingCard(property: Property, wanted: Wanted) {
  const today = useMotelToday();
  const [start] = useState(() => cardStart(wanted, property, today));
  const [range, setRange] = useState<CivilRange>({ start: start.stay.checkIn, end: start.stay.checkOut });
  const [party, setParty] = useState(start.party);
  const [visible, setVisible] = useState<NightRange>();

  const checked = chosenStay(range, today);
  const stay = checked.ok ? checked.value : undefined;
  /** As many as /confirm will open with. */
  const { rooms } = roomSelection(party, property).party;
  const priced = stay && openingQuote(property, stay, party);

  const { nights, freeState } = useFreeNights(
    property.id,
    property.inStock ? nightsToKnow(range, stay, visible) : [],
  );

  return {
    today,
    range,
    setRange,
    setVisible,
    party,
    setParty,
    stay,
    quote: priced?.ok ? priced.quote : undefined,
    rooms,
    nights,
    freeState,
    /** What the card changed in the guest's choice. */
    notices: start.notices,
    /** Why this stay cannot be reserved, once its dates are chosen. */
    obstacle: obstacle(),
  };

  function obstacle(): string | undefined {
    if (range.end === null) return undefined;
    if (!checked.ok) return issuesOf(checked.error, ENGLISH.stay)[0]?.message;
    return (priced && noPriceReason(priced)) ?? roomsGone(checked.value, rooms, nights);
  }
}
