import type { NightRange, PromotionCode, Property } from '@motel/api-client/contracts';
import {
  ENGLISH,
  extraPersonsNeeded,
  issuesOf,
  LEAST_PARTY,
  type Party,
  type Priced,
  type PricedWay,
  type PricedWays,
  type RoomLimits,
  type RoomSelection,
  type Stay,
  waysToStay,
} from '@motel/booking-core';
import type { CivilRange } from '@motel/ui/calendar';
import { useState } from 'react';
import { noPriceReason, pricedWays, quoteStay } from '../../shared/booking/quote-stay.ts';
import { useFreeNights } from '../../shared/calendar/use-free-nights.ts';
import { useMotelToday } from '../../shared/site.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { chosenStay, fullestNight, nightsToKnow, roomsGone } from './booking-card-state.ts';
import { cardStart, type Wanted } from './card-start.ts';

/** The booking card, and a promotion code of the stay on it (F14): with one, nothing is said of other ways to stay. */
export function useBookingCard(property: Property, wanted: Wanted) {
  const words = useWords();
  const card = useStayAndParty(property, wanted);
  const { stay } = card;
  const [taken, setTaken] = useState<{ readonly stay: Stay; readonly promotion: PromotionCode }>();
  const isOfStay = taken?.stay.checkIn === stay?.checkIn && taken?.stay.checkOut === stay?.checkOut;
  const promotion = isOfStay ? taken?.promotion : undefined;
  const priced = stay && promotion && quoteStay(words, property, stay, card, promotion);
  return {
    ...card,
    promotion,
    setPromotion: (next: PromotionCode | undefined) => setTaken(stay && next && { stay, promotion: next }),
    ...(priced?.ok && { quote: priced.quote, choices: [] }),
  };
}

function useStayAndParty(property: Property, wanted: Wanted) {
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
    extraPersons: taken.extraPersons,
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

interface CardWays {
  /** The party with its rooms and extra persons. */
  readonly taken: RoomSelection;
  /** The price of what is taken, or why it has none; absent while no stay is chosen. */
  readonly priced: Priced | undefined;
  /** To choose from, the cheapest first; empty where the party can stay in one way only. */
  readonly choices: readonly PricedWay[];
  readonly fewest: number;
}

interface Wish {
  /** Its rooms are the fewest that the guest asked for. */
  readonly party: Party;
  readonly rooms: number | undefined;
  /** Rooms that are free on all nights. */
  readonly free: number;
}

/**
 * Takes the first way that is free (Q13), or the rooms that the guest took by hand.
 * @param priceFor the ways of a party, absent while no stay is chosen
 */
export function cardWays(
  wish: Wish,
  limits: RoomLimits,
  priceFor: ((party: Party) => PricedWays) | undefined,
): CardWays {
  const { party, rooms = party.rooms } = wish;
  const anyRooms = { ...party, rooms: 1 };
  const fewest = waysToStay(anyRooms, limits)[0]?.party.rooms ?? 1;
  const wanted = { ...party, rooms };

  const offered = priceFor?.(wanted);
  const all = priceFor?.(anyRooms);
  if (!offered?.ok || !all?.ok) {
    const staying = { ...wanted, rooms: Math.max(rooms, fewest) };
    const extraPersons = extraPersonsNeeded(staying, limits);
    const priced = offered?.ok === false ? offered : undefined;
    return { taken: { party: staying, extraPersons }, priced, choices: [], fewest };
  }
  const taken = wish.rooms === undefined ? firstFree(offered.ways, wish.free) : fewestRooms(offered.ways);
  return { taken, priced: { ok: true, quote: taken.quote }, choices: choicesOf(all.ways, taken), fewest };
}

function firstFree(ways: readonly [PricedWay, ...PricedWay[]], free: number): PricedWay {
  return ways.find(({ party }) => party.rooms <= free) ?? ways[0];
}

function fewestRooms(ways: readonly [PricedWay, ...PricedWay[]]): PricedWay {
  return ways.reduce((least, way) => (way.party.rooms < least.party.rooms ? way : least));
}

/** The cheapest way, the one with the fewest rooms, the one without extra persons, and the one that is taken. */
function choicesOf(ways: readonly [PricedWay, ...PricedWay[]], taken: PricedWay): readonly PricedWay[] {
  if (ways.length === 1) return [];
  const [cheapest] = ways.toSorted((a, b) => a.quote.total - b.quote.total);
  const fewest = fewestRooms(ways);
  const roomy = ways.find(({ extraPersons }) => extraPersons === 0);
  const isOffered = (way: PricedWay) => way === cheapest || way === fewest || way === roomy;
  const isTaken = ({ party }: PricedWay) => party.rooms === taken.party.rooms;
  const offered = ways.filter((way) => isOffered(way) || isTaken(way));
  const all = offered.some(isTaken) ? offered : [...offered, taken];
  return all.toSorted((a, b) => a.quote.total - b.quote.total);
}
