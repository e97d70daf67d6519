import type { NightPricesWire, NightRange } from '@motel/api-client/contracts';
import {
  addDays,
  type CivilDate,
  civilDate,
  dollars,
  LEAST_PARTY,
  type Party,
  ROUNDINGS,
  roundMoney,
} from '@motel/booking-core';
import { counted, shownPrice } from '@motel/content/words';
import type { DayTerms } from '@motel/ui/calendar';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { formatWeekday } from '../format/dates.ts';
import { callApi } from '../queries/call-api.ts';
import { clientOf } from '../queries/with-queries.tsx';
import { useQueryBox, useWire } from '../site.ts';
import { useWords, type Words } from '../words.ts';
import { leastRules, type StayRules } from './stay-rules.ts';

type Night = NightPricesWire['nights'][number];
type NightPrice = Night & { readonly isLowest: boolean };

/** Characters of a price in a cell of 40 px. */
const MOST_SHOWN = 6;

/** Where no one else says it, the days on which a stay has too few nights in every kind and plan. */
export interface KnownPrices extends Pick<StayRules, 'canEndOn' | 'dayTerms'> {
  /** Adds its price to what is said of a day. */
  readonly withPrice: (date: string, terms: DayTerms | undefined) => DayTerms | undefined;
  /** How many nights a stay from the chosen check-in has at least, in a sentence. */
  readonly least: string | false;
  readonly isLoading: boolean;
  /** Only after a failure. */
  readonly retry: (() => void) | undefined;
}

interface NightPricesProps {
  readonly inView: NightRange;
  readonly party: Party;
  /** The kind of room, by its id; else any that fits. */
  readonly room: string | undefined;
  readonly arrival: CivilDate | undefined;
  readonly onPrices: (prices: KnownPrices) => void;
}

/** Tells the calendar the lowest price of each night, month by month (Q16). It loads behind the days, which wait for no price. */
export function NightPrices({ inView: { from, to }, party, room, arrival, onPrices }: NightPricesProps) {
  const words = useWords();
  const wire = useWire();
  const fitting = { ...party, rooms: Math.max(LEAST_PARTY.rooms, party.rooms) };
  const counts = Object.fromEntries(Object.entries(fitting).map(([name, count]) => [name, `${count}`]));
  // The least stay from a check-in goes on in the months behind its own.
  const months = arrival && arrival < from ? [monthOf(arrival)] : [];
  for (let month = from; month < to; month = monthAfter(month)) months.push(month);
  const queries = months.map((month) => {
    const query = { ...counts, from: month, to: monthAfter(month), room, arrival };
    return {
      queryKey: ['night-prices', query],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        callApi(wire, 'nightPrices', { query, signal }),
      // Other guests book, too.
      staleTime: 15_000,
    };
  });
  const prices = useQueries({ queries, combine }, clientOf(useQueryBox()));
  useEffect(() => {
    const { nights, ...state } = prices;
    const { minNights = 1 } = nights.get(arrival ?? '') ?? {};
    // A press in between comes first.
    startTransition(() =>
      onPrices({
        ...state,
        withPrice: (date, terms) => withPrice(words, terms, nights.get(date)),
        ...leastRules(words, nights),
        least:
          arrival !== undefined &&
          minNights > 1 &&
          words.t('{nights} at least from {date}. Leave on {end} or later.', {
            nights: counted(words, minNights, 'night'),
            date: formatWeekday(words, arrival),
            end: formatWeekday(words, addDays(arrival, minNights)),
          }),
      }),
    );
  }, [prices, words, arrival, onPrices]);
  return null;
}

function monthOf(date: CivilDate): CivilDate {
  return civilDate(`${date.slice(0, 8)}01`);
}

function monthAfter(month: CivilDate): CivilDate {
  return monthOf(addDays(month, 31));
}

function combine(months: readonly UseQueryResult<NightPricesWire>[]) {
  const failed = months.filter(({ isError }) => isError);
  return {
    nights: new Map(months.flatMap(({ data }) => withLowest(data?.nights ?? []))),
    isLoading: months.some(({ isPending }) => isPending),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}

/** Nights of a month by their dates; none is the lowest where all cost the same. */
function withLowest(nights: Night[]): (readonly [string, NightPrice])[] {
  const totals = nights.flatMap(({ total }) => total ?? []);
  const lowest = Math.max(...totals) > Math.min(...totals) ? Math.min(...totals) : undefined;
  return nights.map((night) => [
    night.date,
    { ...night, isLowest: lowest !== undefined && night.total === lowest },
  ]);
}

function withPrice(
  words: Words,
  terms: DayTerms | undefined,
  night: NightPrice | undefined,
): DayTerms | undefined {
  const { t } = words;
  if (night?.isFull && !terms)
    return { text: t('full'), reason: t('Sold out'), name: t('Sold out'), isFull: true };
  if (night?.total === undefined) return terms;
  const price = dollars(night.total);
  const exact = shownPrice(words, price);
  // Never less than it costs.
  const short =
    exact.length > MOST_SHOWN ? shownPrice(words, roundMoney(price, ROUNDINGS['dollar-up'])) : exact;
  const name = [exact, night.isLowest && t('lowest of this month'), terms?.name];
  const { text = short, ...more } = terms ?? {};
  const low = night.isLowest && terms?.text === undefined ? t('lowest of its month') : undefined;
  return { ...more, text, low, name: name.filter(Boolean).join(', ') };
}
