import type { RoomSelection } from '../capacity/room-selection.ts';
import { waysToStay } from '../capacity/ways-to-stay.ts';
import type { PriceWords } from '../catalogue/catalogue.ts';
import { MAX_COUNT, type Party } from '../party/party.ts';
import type { Quote } from '../pricing/quote.ts';
import { requireObject, requireWholeNumber } from '../result/kind.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';
import { type Priced, price } from './price.ts';

/** A stay for which ways are wanted. */
export interface WaysRequest {
  /** The room's key in the tariff. */
  readonly room: string;
  /** Check-in, `yyyy-mm-dd`. */
  readonly from: string;
  /** Check-out, `yyyy-mm-dd`; 1 to 365 nights later. */
  readonly to: string;
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

/** The ways to stay, or the first reason for which there is no price. */
export type PricedWays =
  | {
      /** Each way has a price. */
      readonly ok: true;
      /** Those with a bed for each first, then the cheapest, then the one with fewer rooms. At least one. */
      readonly ways: readonly [PricedWay, ...PricedWay[]];
    }
  | Extract<Priced, { ok: false }>;

/**
 * Prices every way in which a party can stay in a room (C10), the cheapest that has beds for all first (Q13).
 * @param tariff from `parseTariff`
 * @param words the words of the lines and of the violations, in one language
 * @throws RangeError for a party with a count outside 0 to 1000, or such beds
 * @throws TypeError for a tariff that `parseTariff` has not made
 * @example
 * const party = { adults: 3, children: 0, infants: 0, pets: 0, rooms: 1 };
 * const got = priceWays(tariff, { room: 'queen', from: '2027-07-04', to: '2027-07-06', party });
 * got.ok ? got.ways.map(({ quote }) => `${quote.rooms} × ${quote.total}`).join(' or ') : ''; // → 1 × 32374 or 2 × 60547
 */
export function priceWays(tariff: Tariff, request: WaysRequest, words?: PriceWords): PricedWays {
  requireTariff(tariff);
  const { bedsFor = MAX_COUNT, ...asked } = requireObject('request', request);
  const { room, party } = asked;
  requireObject('party', party);
  requireWholeNumber('bedsFor', bedsFor, 1, MAX_COUNT);
  const limits = tariff.limitsOf(room);
  const selections = limits === undefined ? [{ party, extraPersons: 0 }] : waysToStay(party, limits);
  const ways: PricedWay[] = [];
  for (const way of selections) {
    const { extraPersons } = way;
    const priced = price(tariff, { ...asked, rooms: way.party.rooms, extraPersons }, words);
    if (!priced.ok) return priced;
    ways.push({ ...way, quote: priced.quote });
  }
  // An infant needs no bed of its own.
  const isTight = ({ party: { adults, children, rooms } }: PricedWay) =>
    Number(adults + children > rooms * bedsFor);
  const [first, ...others] = ways.sort((a, b) => isTight(a) - isTight(b) || a.quote.total - b.quote.total);
  // There is always a way, if not a price.
  return { ok: true, ways: [first as PricedWay, ...others] };
}
