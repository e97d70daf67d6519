import { readConfig } from '../config/read-config.ts';
import { followContent } from '../content/index.ts';
import { holdsDatabase, migrateWhenUnlocked, openDatabase } from '../db/index.ts';
import { openCheckout } from '../open-checkout.ts';
import { systemClock } from '../shared/clock.ts';
import { createLogger } from '../shared/logger.ts';
import { noMeter } from '../shared/meter.ts';
import { shownNow } from '../shared/motel-context.ts';
import { onPaid } from '../stays/index.ts';
import { sendDeskLine } from './desk-socket.ts';
import { type DeskAnswer, type DeskLine, runLine } from './run-line.ts';

/** Answers a line in the motel's process where that has the database for itself, else in this one. */
export async function answerLine(line: DeskLine): Promise<DeskAnswer> {
  try {
    const config = readConfig(process.env);
    const { database, dataDir, holdShare, port, publicUrl = `http://localhost:${port}` } = config;
    const answered = 'folder' in database ? await sendDeskLine(dataDir, line) : undefined;
    if (answered !== undefined) return answered;
    // Opening a folder would create an empty motel in it, although the user meant another folder.
    if ('folder' in database && !holdsDatabase(database.folder)) {
      const text = `There is no motel in ${database.folder}: the desk needs the motel's own DATA_DIR or DATABASE_URL.`;
      return { ok: false, text };
    }
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
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}
