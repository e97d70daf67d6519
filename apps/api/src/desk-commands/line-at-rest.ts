import type { Config } from '../config/read-config.ts';
import { followContent } from '../content/index.ts';
import { migrateWhenUnlocked, openDatabase } from '../db/index.ts';
import { openCheckout } from '../open-checkout.ts';
import { systemClock } from '../shared/clock.ts';
import { createLogger } from '../shared/logger.ts';
import { noMeter } from '../shared/meter.ts';
import { shownNow } from '../shared/motel-context.ts';
import { onPaid } from '../stays/index.ts';
import { type DeskAnswer, type DeskLine, runLine } from './run-line.ts';

/** Answers a line in this process, on the motel's database. */
export async function lineAtRest(config: Config, line: DeskLine): Promise<DeskAnswer> {
  const { database, holdShare, port, publicUrl = `http://localhost:${port}` } = config;
  const { db, close } = await openDatabase(database, () => {});
  try {
    await migrateWhenUnlocked(db, { onWaiting: (sentence) => process.stderr.write(`${sentence}…\n`) });
    const shown = await followContent(db);
    const services = { db, shown, clock: systemClock, logger: createLogger('error'), publicUrl };
    // The motel's own process collects the events of the test checkout.
    const { provider } = await openCheckout({ config, ...services }, async () => Response.error());
    const money = { payments: provider, meter: noMeter, onPaid };
    return await runLine(shownNow({ ...services, ...money, holdShare }), line);
  } finally {
    await close();
  }
}
