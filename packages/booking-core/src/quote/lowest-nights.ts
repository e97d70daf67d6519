import { waysToStay } from '../capacity/ways-to-stay.ts';
import type { Cents } from '../money/cents.ts';
import { type ReadRequest, readRequest, type StayRequest } from '../pricing/stay-request.ts';
import { figures, workOut } from '../pricing/work-out.ts';
import { isViolation } from '../result/violation.ts';
import { type CivilDate, civilDate, dayNumber, fromDayNumber } from '../stay/civil-date.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';
import type { WaysRequest } from './price-ways.ts';

/** Nights from `from` to before `to`, for a party that books on `bookedOn`, perhaps from a chosen `arrival` on. */
export interface NightsRequest extends Pick<WaysRequest, 'party' | 'place' | 'from' | 'to'> {
  readonly arrival?: string | undefined;
  readonly bookedOn: string;
  /** Each kind with its free rooms on all nights from a day to before another. */
  readonly kinds: readonly (Pick<WaysRequest, 'room' | 'bedsFor'> & {
    readonly free: (from: CivilDate, to: CivilDate) => number;
  })[];
}

/**
 * Returns the lowest total of each night by itself, in whichever stays it is sold (Q16); nothing for one that is not. From an
 * arrival on, only ways count that are for sale on all nights from it, and no stay from it costs more than its nights together.
 * @throws TypeError for a tariff that `parseTariff` has not made
 * @throws RangeError for a date or a party that is none
 */
export function lowestNights(tariff: Tariff, asked: NightsRequest): readonly (Cents | undefined)[] {
  const [first, end] = [dayNumber(civilDate(asked.from)), dayNumber(civilDate(asked.to))];
  const arrival = asked.arrival === undefined ? end : dayNumber(civilDate(asked.arrival));
  // The nights before these cost at least their stay.
  let sum = arrival < first ? lowestOf(tariff, asked, arrival, first).stay : 0;
  return Array.from({ length: end - first }, (_, at) => {
    const day = first + at;
    const { night, stay } = lowestOf(tariff, asked, Math.min(arrival, day), day + 1);
    const total = day < arrival ? night : Math.max(night, stay - sum);
    if (day >= arrival) sum += total;
    return Number.isFinite(total) ? (total as Cents) : undefined;
  });
}

/** Returns the lowest total of a stay, and of its last night alone in the ways that are for sale on all nights; else infinite. */
function lowestOf(tariff: Tariff, { kinds, ...asked }: NightsRequest, first: number, end: number) {
  const { plans } = requireTariff(tariff);
  const { party, place, bookedOn } = asked;
  const [from, last, to] = [fromDayNumber(first), fromDayNumber(end - 1), fromDayNumber(end)];
  // Days ahead are counted to the arrival.
  const bookedForLast = fromDayNumber(dayNumber(civilDate(bookedOn)) + end - 1 - first);
  const ways = kinds.flatMap(({ room, bedsFor = Number.POSITIVE_INFINITY, free }) => {
    const limits = tariff.limitsOf(room);
    if (limits === undefined) return [];
    const rooms = free(from, to);
    const all = waysToStay(party, limits).filter((way) => way.party.rooms <= rooms);
    const roomy = all.filter((way) => party.adults + party.children <= way.party.rooms * bedsFor);
    return (plans.length > 0 ? plans : [undefined]).flatMap((plan) =>
      (roomy.length > 0 ? roomy : all).flatMap((way) => {
        const sold = { room, place, plan: plan?.id, party: way.party, extraPersons: way.extraPersons, to };
        const stay = totalOf(tariff, { ...sold, from, bookedOn });
        const night =
          // Stryker disable next-line ConditionalExpression,ArithmeticOperator: it only saves time
          first === end - 1 ? stay : totalOf(tariff, { ...sold, from: last, bookedOn: bookedForLast });
        return stay && night ? [{ ...stay, night: night.total }] : [];
      }),
    );
  });
  const bookable = ways.filter(({ isBookable }) => isBookable);
  const stays = bookable.length > 0 ? bookable : ways;
  return {
    stay: Math.min(...stays.map(({ total }) => total)),
    night: Math.min(...ways.map(({ night }) => night)),
  };
}

/** Returns the total of nights that are for sale, and whether they are as a stay (F7, F8). */
function totalOf(tariff: Tariff, request: StayRequest) {
  const parts = requireTariff(tariff);
  const worked = workOut(tariff, parts, request);
  if (!isViolation(worked)) return { total: worked.total, isBookable: true };
  if (worked.rule !== 'F7' && worked.rule !== 'F8') return undefined;
  const read = readRequest(parts, request) as ReadRequest;
  const table = tariff.table(read.terms, read.first, read.first + read.nights, read.plan);
  return { total: figures(parts, read, table).total, isBookable: false };
}
