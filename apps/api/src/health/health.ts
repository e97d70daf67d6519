import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { type DatabaseTime, type Db, inTransaction, type OpenDatabase } from '../db/index.ts';
import { deleteOpenItem, type MachineTrouble, type PaymentProvider, recordOpenItem } from '../money/index.ts';
import { type Clock, clockError } from '../shared/clock.ts';
import type { Shows } from '../shared/motel-context.ts';

/** Bytes. Far more than PGlite needs in the time until the owner has freed some. */
const SPACE_TO_SELL = 256 * 2 ** 20;
/** Milliseconds. Events are refused at five minutes. */
const MAX_CLOCK_ERROR = 60_000;

interface HealthContext extends Shows {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Pick<PaymentProvider, 'clockError'>;
  readonly logger: Logger;
  readonly freeSpace?: OpenDatabase['freeSpace'] | undefined;
  readonly databaseTime: DatabaseTime;
}

export type Health = ReturnType<typeof createHealth>;

/** The disk and the clock of the machine on which this process runs. */
export function createHealth({ db, clock, shown, payments, logger, ...gauges }: HealthContext) {
  const logged = new Set<MachineTrouble>();
  const atDesk = new Map<MachineTrouble, boolean>();
  let freeSpace: number | undefined;
  let worstError = 0;

  async function report(trouble: MachineTrouble, isThere: boolean, figures: object): Promise<void> {
    // The log first: on a disk that is all but full, the database may hang.
    if (isThere && !logged.has(trouble)) logger.error(figures, WORDS[trouble].begins);
    if (!isThere && logged.has(trouble)) logger.warn(figures, WORDS[trouble].ends);
    if (isThere) logged.add(trouble);
    else logged.delete(trouble);
    if (atDesk.get(trouble) === isThere) return;
    const item = {
      provider: 'machine',
      reference: `${trouble}-of-${hostname()}`,
      kind: trouble,
      paymentReference: null,
      bookingId: null,
      amount: null,
    };
    await inTransaction(db, async (trx) => {
      if (isThere) await recordOpenItem(trx, shown.motel(), item, undefined, clock.now());
      else await deleteOpenItem(trx, item);
    });
    atDesk.set(trouble, isThere);
  }

  async function databaseError(): Promise<number> {
    const before = clock.now();
    const theirs = await gauges.databaseTime(db);
    return clockError(before, theirs, clock.now());
  }

  return {
    /** Whether the disk has space for new bookings, asked now. */
    hasSpace: async () => ((await gauges.freeSpace?.()) ?? SPACE_TO_SELL) >= SPACE_TO_SELL,
    /** As of the last check: bytes, `undefined` on a server, and milliseconds ahead of the clock further from ours. */
    latest: () => ({ troubles: [...logged], freeSpace, clockError: worstError }),
    /** Checks both; logs each change once, and opens or closes an item at the desk. */
    async check() {
      freeSpace = await gauges.freeSpace?.();
      await report('low-disk', freeSpace !== undefined && freeSpace < SPACE_TO_SELL, { freeSpace });
      const errors = { database: await databaseError(), provider: payments.clockError?.() ?? 0 };
      const [first, second] = [errors.database, errors.provider];
      worstError = Math.abs(second) > Math.abs(first) ? second : first;
      await report('wrong-clock', Math.abs(worstError) > MAX_CLOCK_ERROR, { millisecondsAhead: errors });
    },
  };
}

const WORDS: Readonly<Record<MachineTrouble, { readonly begins: string; readonly ends: string }>> = {
  'low-disk': {
    begins: 'The disk of DATA_DIR is nearly full: the motel sells no rooms until there is space again',
    ends: 'The disk has space again: the motel sells rooms',
  },
  'wrong-clock': {
    begins: "This machine's clock is more than a minute off: payments will fail until it is synchronised",
    ends: "This machine's clock is right again",
  },
};
