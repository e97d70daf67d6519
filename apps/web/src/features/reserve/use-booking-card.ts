import type { NightRange, PromotionCode, Property } from '@motel/api-client/contracts';
import {
  checkBookableStay,
  ENGLISH,
  extraPersonsNeeded,
  issuesOf,
  LEAST_PARTY,
  type Party,
  type Priced,
  type PricedWay,
  type PricedWays,
  plainWay,
  type RoomLimits,
  type RoomSelection,
  type Stay,
  type UnfitPlan,
  waysToStay,
} from '@motel/booking-core';
import type { CivilRange } from '@motel/ui/calendar';
import { useState } from 'react';
import { noPriceReason, pricedWays } from '../../shared/booking/quote-stay.ts';
import { useFreeNights } from '../../shared/calendar/use-free-nights.ts';
import { useMotelToday } from '../../shared/site.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { fullestNight, nightsToKnow, roomsGone } from './booking-card-state.ts';
import { cardStart, type Wanted } from './card-start.ts';

/** A promotion code counts for the stay that it was tried for (F14). */
function usePromotion(stay: Stay | undefined) {
  const [taken, setTaken] = useState<{ readonly stay: Stay; readonly promotion: PromotionCode }>();
  const isOfStay = taken?.stay.checkIn === stay?.checkIn && taken?.stay.checkOut === stay?.checkOut;
  return {
    promotion: isOfStay ? taken?.promotion : undefined,
    setPromotion: (next: PromotionCode | undefined) => setTaken(stay && next && { stay, promotion: next }),
  };
}

/** The nights that the card has to know, and the fullest of its stay. */
function useNights(property: Property, range: CivilRange, stay: Stay | undefined) {
  const [visible, setVisible] = useState<NightRange>();
  const wanted = property.inStock ? nightsToKnow(range, stay, visible) : [];
  const { nights, freeState } = useFreeNights(property.id, wanted);
  return { nights, freeState, setVisible, fullest: stay && fullestNight(stay, nights) };
}

/** The booking card; with a promotion code on it, nothing is said of other numbers of rooms. */
export function useBookingCard(property: Property, wanted: Wanted) {
  const words = useWords();
  const today = useMotelToday();
  const [start] = useState(() => cardStart(words, wanted, property, today));
  const [range, setRange] = useState<CivilRange>({ start: start.stay.checkIn, end: start.stay.checkOut });
  const [guests, setGuests] = useState(start.party);
  const [byHand, setByHand] = useState(() => roomsByHand(words, property, start, wanted));
  const [plan, setPlan] = useState(wanted.plan);

  const checked = checkBookableStay({ checkIn: range.start, checkOut: range.end }, today);
  const stay = checked.ok ? checked.value : undefined;
  const { fullest, ...known } = useNights(property, range, stay);
  const free = fullest?.free ?? Number.POSITIVE_INFINITY;

  const sale = usePromotion(stay);
  const { promotion } = sale;
  const priceFor = stay && ((party: Party) => pricedWays(words, property, stay, party, { promotion, today }));
  const chosen = { party: guests, rooms: byHand, free, plan };
  const { taken, priced, choices, fewest, plans, unfit } = cardWays(chosen, property, priceFor);
  const { party, extraPersons } = taken;
  const gone = stay && roomsGone(words, stay, party.rooms, known.nights);
  const quote = priced?.ok ? priced.quote : undefined;
  const isOther = plan !== undefined && quote?.plan !== undefined && quote.plan.id !== plan;
  const soldOutOn = fullest && free < fewest ? fullest.date : undefined;

  return {
    today,
    range,
    /** The plan stays, also one that the guest has left as it was. */
    setRange: (next: CivilRange) => {
      setPlan(plan ?? quote?.plan?.id);
      setRange(next);
    },
    /** With the rooms that it takes. */
    party,
    extraPersons,
    /** Its rooms are taken by `takeRooms` alone. */
    setParty: (next: Party) => setGuests({ ...next, rooms: guests.rooms }),
    takeRooms: setByHand,
    isByHand: byHand !== undefined,
    fewest,
    choices: promotion ? [] : choices,
    /** To choose from; empty where one is sold, and no other was chosen. */
    plans: plans.length + unfit.length > 1 || isOther ? plans : [],
    unfit,
    plan,
    setPlan,
    ...sale,
    stay,
    quote,
    free,
    /** With fewer free rooms a night is full for this party. */
    rooms: byHand === undefined ? fewest : party.rooms,
    ...known,
    /** The night on which the party cannot stay in any way, where there is one. */
    soldOutOn,
    /** Only other dates, or another room, can be booked. */
    isGone: !property.inStock || soldOutOn !== undefined,
    /** The card's changes of the guest's choice. */
    notices: start.notices,
    /** Why this stay cannot be reserved, once its dates are chosen. */
    obstacle: range.end === null ? undefined : (unbookable(words, checked, priced) ?? gone),
  };
}

function unbookable(
  words: Words,
  checked: ReturnType<typeof checkBookableStay>,
  priced: Priced | undefined,
): string | undefined {
  if (!checked.ok) return issuesOf(checked.error, words.ruleWords('stay', ENGLISH.stay))[0]?.message;
  return priced && noPriceReason(words, priced);
}

/** The rooms of an earlier visit, unless the card would take them by itself. */
function roomsByHand(
  words: Words,
  property: Property,
  { stay, party }: Pick<ReturnType<typeof cardStart>, 'stay' | 'party'>,
  { rooms, plan }: Wanted,
): number | undefined {
  if (rooms === undefined) return undefined;
  const priced = pricedWays(words, property, stay, party, { plan });
  const byItself = priced.ok ? priced.ways[0].party.rooms : LEAST_PARTY.rooms;
  return rooms === byItself ? undefined : rooms;
}

interface CardWays {
  /** The party with its rooms and extra persons. */
  readonly taken: RoomSelection;
  /** The price of what is taken, or why it has none; absent while no stay, or none of several plans, is chosen. */
  readonly priced: Priced | undefined;
  /** To choose from, the cheapest first; empty where the party can stay in one way only. */
  readonly choices: readonly PricedWay[];
  readonly fewest: number;
  /** The way that would be taken in each plan that fits, the cheapest first. */
  readonly plans: readonly PricedWay[];
  readonly unfit: readonly UnfitPlan[];
}

interface Wish {
  /** Its rooms are the fewest that the guest asked for. */
  readonly party: Party;
  readonly rooms: number | undefined;
  /** Rooms that are free on all nights. */
  readonly free: number;
  /** The id of the plan that the guest chose. */
  readonly plan?: string | undefined;
}

const planOf = ({ quote }: PricedWay) => quote.plan?.id;

/**
 * Takes the first way that is free (Q13), or the rooms that the guest took by hand; in the plan that
 * the guest chose, otherwise in the one that may be chosen beforehand (Q15).
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
    return { taken: { party: staying, extraPersons }, priced, choices: [], fewest, plans: [], unfit: [] };
  }
  const waysIn = (ways: readonly PricedWay[], plan: string | undefined) =>
    ways.filter((way) => planOf(way) === plan) as unknown as Ways;
  const plans = [...new Set(offered.ways.map(planOf))]
    .map((plan) => waysIn(offered.ways, plan))
    .map((ways) => (wish.rooms === undefined ? firstFree(ways, wish.free) : fewestRooms(ways)))
    .toSorted((a, b) => a.quote.total - b.quote.total) as unknown as Ways;
  const chosen = plans.find((way) => planOf(way) === wish.plan) ?? plainWay(plans);
  const taken = chosen ?? plans[0];
  const priced = chosen && ({ ok: true, quote: chosen.quote } as const);
  const choices = choicesOf(waysIn(all.ways, planOf(taken)), taken);
  return { taken, priced, choices, fewest, plans, unfit: offered.unfit };
}

type Ways = readonly [PricedWay, ...PricedWay[]];

function firstFree(ways: Ways, free: number): PricedWay {
  return ways.find(({ party }) => party.rooms <= free) ?? ways[0];
}

function fewestRooms(ways: Ways): PricedWay {
  return ways.reduce((least, way) => (way.party.rooms < least.party.rooms ? way : least));
}

/** The cheapest way, the one with the fewest rooms, the one without extra persons, and the one that is taken. */
function choicesOf(ways: Ways, taken: PricedWay): readonly PricedWay[] {
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
