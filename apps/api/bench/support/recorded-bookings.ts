import pg from 'pg';
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
  const sent: Sent[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    const [text, values] = args as unknown as [string, readonly unknown[] | undefined];
    sent.push({ text, values: (values ?? []).map(asText) });
    return query.apply(this, args);
  } as typeof query;
  try {
    await bookAndPay(motel.origin, opening);
    const recorded: Sent[][] = [];
    for (const draft of drafts) {
      sent.length = 0;
      await bookAndPay(motel.origin, draft);
      recorded.push([...sent]);
    }
    const statements = (recorded[0] ?? []).map(({ text }) => text);
    for (const booking of recorded) {
      if (booking.map(({ text }) => text).join('\n') !== statements.join('\n')) {
        throw new Error('Two bookings sent different statements');
      }
    }
    return { statements, bookings: recorded.map((booking) => booking.map(({ values }) => values)) };
  } finally {
    pg.Client.prototype.query = query;
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
