import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { type Cents, times } from '@motel/booking-core';
import { useQueries } from '@tanstack/react-query';
import { deskQuestion, problemOf, REFRESH, useLine } from '../../shared/wire/calls.ts';
import { tooFewWords } from './draft.ts';
import { lineQuery, roomsOf, type TypedLine } from './group-line.ts';

/** The price of a line and its free rooms; empty while they are not known. */
export interface PricedLine {
  /** The price of one room. */
  readonly each?: Cents;
  /** That of all its rooms. */
  readonly sum?: Cents;
  /** Rooms that are free on all its nights, without those of the lines before it. */
  readonly free?: number;
  /** The plans by which the desk sells it. */
  readonly plans?: AnswerTo<'quoteStay'>['plans'];
  /** Why it cannot be booked. */
  readonly problem?: string;
}

interface Answer {
  readonly quote?: Pick<AnswerTo<'quoteStay'>, 'total' | 'nights' | 'plans'> | undefined;
  readonly why?: string | undefined;
}

/** The lines of a group with their prices, fresh every few seconds. @param code of the company's rate; empty without one */
export function useLinePrices(lines: readonly TypedLine[], code: string): PricedLine[] {
  const isSignedOut = useLine((line) => line.isSignedOut);
  const queryOf = (line: TypedLine) => {
    const query = lineQuery(line);
    return query && { ...query, ...(code !== '' && { code }) };
  };
  const queries = lines.flatMap((line) => queryOf(line) ?? []);
  // Lines that are alike are one question.
  const asked = new Map(queries.map((query) => [JSON.stringify(query), query]));
  const places = [...asked.keys()];
  return useQueries({
    queries: [...asked.values()].map((query) => ({
      ...deskQuestion('quoteStay', { query }),
      refetchInterval: REFRESH,
      enabled: !isSignedOut,
    })),
    combine: (found) =>
      pricedLines(lines, (line) => {
        const { data, error } = found[places.indexOf(JSON.stringify(queryOf(line)))] ?? {};
        return error ? { why: problemOf(error).message } : { quote: data };
      }),
  });
}

/** Prices lines of which some may want rooms of the same kind on the same nights. */
function pricedLines(lines: readonly TypedLine[], answerTo: (line: TypedLine) => Answer): PricedLine[] {
  return lines.map((line, at) => {
    const { quote, why } = answerTo(line);
    if (quote === undefined) return why === undefined ? {} : { problem: why };
    const before = lines.slice(0, at).filter(({ typeId }) => typeId === line.typeId);
    const taken = (date: string) =>
      before
        .filter(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
        .reduce((all, other) => all + roomsOf(other), 0);
    const free = Math.max(Math.min(...quote.nights.map((night) => night.free - taken(night.date))), 0);
    const rooms = roomsOf(line);
    return {
      each: quote.total,
      plans: quote.plans,
      free,
      ...(rooms > 0 && { sum: times(quote.total, rooms) }),
      ...(rooms > free && { problem: tooFewWords(free) }),
    };
  });
}
