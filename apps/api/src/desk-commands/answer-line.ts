import { readConfig } from '../config/read-config.ts';
import { holdsDatabase } from '../db/index.ts';
import { sendDeskLine } from './desk-socket.ts';
import type { DeskAnswer, DeskLine } from './run-line.ts';

/** Answers a line in the motel's process where that has the database for itself, else in this one. */
export async function answerLine(line: DeskLine): Promise<DeskAnswer> {
  try {
    const config = readConfig(process.env);
    const { database, dataDir } = config;
    const answered = 'folder' in database ? await sendDeskLine(dataDir, line) : undefined;
    if (answered !== undefined) return answered;
    // Opening a folder would create an empty motel in it, although the user meant another folder.
    if ('folder' in database && !holdsDatabase(database.folder)) {
      const text = `There is no motel in ${database.folder}: the desk needs the motel's own DATA_DIR or DATABASE_URL.`;
      return { ok: false, text };
    }
    // Most lines are sent: only this one needs the whole motel.
    const { lineAtRest } = await import('./line-at-rest.ts');
    return await lineAtRest(config, line);
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}
