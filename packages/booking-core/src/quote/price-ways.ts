import type { RoomSelection } from '../capacity/room-selection.ts';
import { waysToStay } from '../capacity/ways-to-stay.ts';
import type { PriceWords } from '../catalogue/catalogue.ts';
import { MAX_COUNT, type Party } from '../party/party.ts';
import type { Quote } from '../pricing/quote.ts';
import type { StayRequest } from '../pricing/stay-request.ts';
import { requireObject, requireWholeNumber } from '../result/kind.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';
import { type Priced, price } from './price.ts';

/** A stay for which ways are wanted: with a plan, only those of the plan. */
export interface WaysRequest
  extends Pick<StayRequest, 'room' | 'from' | 'to' | 'code' | 'bookedOn' | 'plan' | 'place'> {
  /** The party; its rooms are the fewest that it asks for. */
  readonly party: Party;
  /** Adults and children for whom one room has a bed, 1 to 1000. @default 1000: any way fits */
  readonly bedsFor?: number | undefined;
}

/** A way to stay, and what it costs. */
export interface PricedWay extends RoomSelection {
  /** Its price. */
  readonly quote: Quote;
}

/** A plan that does not fit a stay. */
export interface UnfitPlan {
  /** Its id and its name. */
  readonly plan: NonNullable<Quote['plan']>;
  /** The reason, with its sentence. */
  readonly violation: Extract<Priced, { ok: false }>['violations'][0];
}

/** The ways to stay, or the first reason for which there is no price. */
export type PricedWays =
  | {
      /** Each way has a price. */
      readonly ok: true;
      /** Those with a bed for each first, then the cheapest, then the one with fewer rooms. At least one. */
      readonly ways: readonly [PricedWay, ...PricedWay[]];
      /** The plans that are sold for the room and do not fit the stay, in the order of the tariff, each with its reason. */
      readonly unfit: readonly UnfitPlan[];
    }
  | Extract<Priced, { ok: false }>;

/**
 * Prices every way in which a party can stay in a room (C10), in each plan that is sold, the cheapest that has beds for all
 * first (Q13).
 * @param tariff from `parseTariff`
 * @param words the words of the lines and of the violations, in one language
 * @throws RangeError for a party with a count outside 0 to 1000, or such beds
 * @throws TypeError for a tariff that `parseTariff` has not made
 * @example
 * const party = { adults: 3, children: 0, infants: 0, pets: 0, rooms: 1 };
 * const request = { room: 'queen', from: '2027-07-04', to: '2027-07-06', party };
 * const got = priceWays(tariff, request, ENGLISH.price);
 * got.ok ? got.ways.map(({ quote }) => `${quote.rooms} × ${quote.total}`).join(' or ') : ''; // → 1 × 32374 or 2 × 60547
 */
export function priceWays(tariff: Tariff, request: WaysRequest, words: PriceWords): PricedWays {
  const { plans } = requireTariff(tariff);
  const { bedsFor = MAX_COUNT, ...asked } = requireObject('request', request);
  const { room, party, plan: wanted } = asked;
  requireObject('party', party);
  requireWholeNumber('bedsFor', bedsFor, 1, MAX_COUNT);
  const limits = tariff.limitsOf(room);
  const selections = limits === undefined ? [{ party, extraPersons: 0 }] : waysToStay(party, limits);
  const ways: PricedWay[] = [];
  const unfit: UnfitPlan[] = [];
  let refused: Extract<Priced, { ok: false }> | undefined;
  for (const plan of wanted === undefined && plans.length > 0 ? plans : [undefined]) {
    for (const way of selections) {
      const { extraPersons } = way;
      const sold = { ...asked, ...(plan && { plan: plan.id }), rooms: way.party.rooms, extraPersons };
      const priced = price(tariff, sold, words);
      if (priced.ok) {
        ways.push({ ...way, quote: priced.quote });
        continue;
      }
      const [violation] = priced.violations;
      // Of several plans, the first that is sold at all says why none fits.
      if (refused === undefined || NOT_SOLD.includes(refused.violations[0].code)) refused = priced;
      if (plan !== undefined && !NOT_SOLD.includes(violation.code))
        unfit.push({ plan: { id: plan.id, label: plan.label }, violation });
      break;
    }
  }
  // An infant needs no bed of its own.
  const isTight = ({ party: { adults, children, rooms } }: PricedWay) =>
    Number(adults + children > rooms * bedsFor);
  const [first, ...others] = ways.sort((a, b) => isTight(a) - isTight(b) || a.quote.total - b.quote.total);
  if (first === undefined) return refused as Extract<Priced, { ok: false }>;
  return { ok: true, ways: [first, ...others], unfit };
}

/** Reasons that hide a plan from a guest. */
const NOT_SOLD: readonly string[] = ['plan-not-sold', 'plan-needs-code'];

/**
 * Returns the way that may be chosen before the guest chooses (Q15): of those that include no article, can be changed, and
 * can be cancelled free of charge, the one with the least notice, then the first. Of one plan alone, the first.
 * @param ways of `priceWays`
 */
export function plainWay(ways: readonly PricedWay[]): PricedWay | undefined {
  if (ways.every(({ quote }) => quote.plan?.id === ways[0]?.quote.plan?.id)) return ways[0];
  const noticeOf = ({ quote }: PricedWay) => quote.policy.freeHours as number;
  const [best] = ways
    .filter(
      ({ quote: { policy, lines } }) =>
        policy.freeHours !== null && policy.changeHours !== null && lines.every(({ rule }) => rule !== 'F35'),
    )
    .sort((a, b) => noticeOf(a) - noticeOf(b));
  return best;
}
