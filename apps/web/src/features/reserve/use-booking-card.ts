import type { NightRange, Property } from '@motel/api-client/contracts';
import { ENGLISH, issuesOf, LEAST_PARTY, type Party } from '@motel/booking-core';
import type { CivilRange } from '@motel/ui/calendar';
import { useState } from 'react';
import { noPriceReason, pricedWays } from '../../shared/booking/quote-stay.ts';
import { useFreeNights } from '../../shared/calendar/use-free-nights.ts';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { chosenStay, fullestNight, nightsToKnow, roomsGone } from './booking-card-state.ts';
import { cardStart, type Wanted } from './card-start.ts';
import { cardWays } from './card-ways.ts';

/** The stay and party on the booking card, and everything derived from them. */
export function useBookingCard(property: Property, wanted: Wanted) {
  const words = useWords();
  const { ruleWords } = words;
  const today = useMotelToday();
  const [start] = useState(() => cardStart(words, wanted, property, today));
  const [range, setRange] = useState<CivilRange>({ start: start.stay.checkIn, end: start.stay.checkOut });
  const [guests, setGuests] = useState(start.party);
  const [byHand, setByHand] = useState(() => roomsByHand(words, property, start, wanted.rooms));
  const [visible, setVisible] = useState<NightRange>();

  const checked = chosenStay(range, today);
  const stay = checked.ok ? checked.value : undefined;
  const { nights, freeState } = useFreeNights(
    property.id,
    property.inStock ? nightsToKnow(range, stay, visible) : [],
  );
  const fullest = stay && fullestNight(stay, nights);
  const free = fullest?.free ?? Number.POSITIVE_INFINITY;

  const priceFor = stay && ((party: Party) => pricedWays(words, property, stay, party));
  const chosen = { party: guests, rooms: byHand, free };
  const { taken, priced, choices, fewest } = cardWays(chosen, property, priceFor);
  const { party } = taken;
  const soldOutOn = fullest && free < fewest ? fullest.date : undefined;

  return {
    today,
    range,
    setRange,
    setVisible,
    /** With the rooms that it takes. */
    party,
    /** Its rooms are taken by `takeRooms` alone. */
    setParty: (next: Party) => setGuests({ ...next, rooms: guests.rooms }),
    takeRooms: setByHand,
    isByHand: byHand !== undefined,
    fewest,
    choices,
    stay,
    quote: priced?.ok ? priced.quote : undefined,
    free,
    /** With fewer free rooms a night is full for this party. */
    rooms: byHand === undefined ? fewest : party.rooms,
    nights,
    freeState,
    /** The night on which the party cannot stay in any way, where there is one. */
    soldOutOn,
    /** Only other dates, or another room, can be booked. */
    isGone: !property.inStock || soldOutOn !== undefined,
    /** The card's changes of the guest's choice. */
    notices: start.notices,
    /** Why this stay cannot be reserved, once its dates are chosen. */
    obstacle: obstacle(),
  };

  function obstacle(): string | undefined {
    if (range.end === null) return undefined;
    if (!checked.ok) return issuesOf(checked.error, ruleWords('stay', ENGLISH.stay))[0]?.message;
    return (priced && noPriceReason(words, priced)) ?? roomsGone(words, checked.value, party.rooms, nights);
  }
}

/** The rooms of an earlier visit, unless the card would take them by itself. */
function roomsByHand(
  words: Words,
  property: Property,
  { stay, party }: Pick<ReturnType<typeof cardStart>, 'stay' | 'party'>,
  rooms: number | undefined,
): number | undefined {
  if (rooms === undefined) return undefined;
  const priced = pricedWays(words, property, stay, party);
  const byItself = priced.ok ? priced.ways[0].party.rooms : LEAST_PARTY.rooms;
  return rooms === byItself ? undefined : rooms;
}
