import { statementsOf } from '../../test/support/statements-of.ts';
import type { BenchDraft } from './bench-drafts.ts';
import { openBenchMotel } from './bench-motel.ts';
import { bookAndPay } from './book-and-pay.ts';

/** All statements of a booking, in order. */
export interface RecordedBookings {
  /** The statements, with `$1`, `$2` … in each; the same for every booking. */
  readonly statements: readonly string[];
  /** For each booking, the parameters of each statement as text, or null. */
  readonly bookings: readonly (readonly (readonly (string | null)[])[])[];
}

interface Sent {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/**
 * Books every draft, one after the other, and records the motel's statements. The first booking does not count, because
 * it fills the caches of the process.
 * @throws when two bookings send different statements
 */
export async function recordBookings(
  database: string,
  [opening, ...drafts]: readonly [BenchDraft, ...BenchDraft[]],
): Promise<RecordedBookings> {
  const motel = await openBenchMotel(database, false);
  try {
    await bookAndPay(motel.origin, opening);
    const recorded: Sent[][] = [];
    for (const draft of drafts) {
      const sent = await statementsOf(() => bookAndPay(motel.origin, draft));
      recorded.push(sent.map(({ text, values }) => ({ text, values: values.map(asText) })));
    }
    const statements = (recorded[0] ?? []).map(({ text }) => text);
    for (const booking of recorded) {
      if (booking.map(({ text }) => text).join('\n') !== statements.join('\n')) {
        throw new Error('Two bookings sent different statements');
      }
    }
    return { statements, bookings: recorded.map((booking) => booking.map(({ values }) => values)) };
  } finally {
    await motel.close();
  }
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(String(one))).join(',')}}`;
  if (typeof value === 'object') throw new Error('A parameter must be a plain value');
  return String(value);
}
