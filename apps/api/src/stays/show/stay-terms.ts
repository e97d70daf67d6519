import type { DeskStayWire } from '@motel/api-client/desk-contracts';
import {
  type Cents,
  freeCancellationUntil,
  type Instant,
  instantAt,
  NO_MONEY,
  smaller,
  toDollars,
} from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';

type Term = DeskStayWire['terms'][number];

const WORDS: Record<string, string> = {
  'first night': 'the first night is kept',
  everything: 'all is kept',
};

/** The cost of changed plans: while cancelling is free, later, and when the guest does not come (F15, X2–X4). */
export function stayTerms(
  { houseRules }: Motel,
  { checkIn, checkOut, policy, folio }: Pick<Booking, 'checkIn' | 'checkOut' | 'policy' | 'folio'>,
  now: Instant,
): Term[] {
  const { checkInHour, checkOutHour, timeZone } = houseRules;
  const begins = instantAt(checkIn, checkInHour, timeZone);
  const ends = instantAt(checkOut, checkOutHour, timeZone);
  const freeUntil = freeCancellationUntil(checkIn, policy, houseRules);
  const late = smaller(policy.late, folio.price);
  const kept = WORDS[policy.keep] ?? `${policy.keep} is kept`;
  const rows: { kind: Term['kind']; until: Instant; words: string; amount: Cents }[] = [
    ...(freeUntil === undefined
      ? []
      : [{ kind: 'free' as const, until: freeUntil, words: 'cancelling is free', amount: NO_MONEY }]),
    ...(freeUntil === begins
      ? []
      : [{ kind: 'late' as const, until: begins, words: `cancelled, ${kept}`, amount: late }]),
    { kind: 'no-show', until: ends, words: `not come, ${kept}`, amount: late },
  ];
  return rows.map(({ kind, until, words, amount }, index) => {
    const since = rows[index - 1]?.until ?? Number.NEGATIVE_INFINITY;
    const state = now >= until ? 'passed' : now >= since ? 'now' : 'ahead';
    return { kind, until: new Date(until).toISOString(), words, amount: toDollars(amount), state };
  });
}
