import { once } from 'node:events';
import { rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { spoolBackup } from '../backup/spool-backup.ts';
import type { DeskContext } from '../use-cases/desk/desk.ts';
import { type DeskAnswer, runDeskCommand } from './desk-commands.ts';

/** A line of the front desk, on its way to the process that has the database. */
export interface DeskLine {
  readonly argv: readonly string[];
  readonly who: string;
}

/** Longer paths of sockets the operating systems cut off. */
const LONGEST_PATH = 100;

function doorOf(dataDir: string): string {
  return join(dataDir, 'desk.sock');
}

/**
 * Lets the front desk in while this process has the folder for itself: a socket in the motel's data folder, which
 * only its owner can open, and nothing that a network could reach.
 * @returns closes it, or `undefined` where the folder's path is too long for a socket
 */
export async function openDeskDoor(
  dataDir: string,
  context: DeskContext,
): Promise<(() => Promise<void>) | undefined> {
  const path = doorOf(dataDir);
  if (path.length > LONGEST_PATH) return undefined;
  // Left behind by a process that was killed; the folder's lock says that nobody listens there.
  rmSync(path, { force: true });
  const server = createServer((asked, answer) => {
    if (asked.url === BACKUP) void sendBackup(dataDir, context, answer);
    else void answerLine(context, asked, answer);
  });
  server.listen({ path, readableAll: false, writableAll: false });
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
  };
}

async function answerLine(
  context: DeskContext,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const done = await json(asked)
    .then((line) => runDeskCommand(context, (line as DeskLine).argv, { who: (line as DeskLine).who }))
    .catch((error: unknown): DeskAnswer => ({ ok: false, text: `It failed: ${String(error)}` }));
  answer.end(JSON.stringify(done));
}

async function sendBackup(dataDir: string, context: DeskContext, answer: ServerResponse): Promise<void> {
  try {
    const backup = await spoolBackup(dataDir, context);
    // Whoever asked may go away: that is no trouble of the motel's.
    await pipeline(backup, answer).catch(() => undefined);
  } catch (error) {
    answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

/** Asks the process that has the folder. @returns `undefined` when there is none */
export async function askAtDoor(dataDir: string, line: DeskLine): Promise<DeskAnswer | undefined> {
  const answer = await knock(dataDir, { method: 'POST' }, JSON.stringify(line));
  return answer && JSON.parse(await text(answer));
}

/**
 * A backup by the process that has the folder.
 * @returns it, gzip'd, or `undefined` when there is no such process
 * @throws Error with the reason why there is none
 */
export async function backupAtDoor(dataDir: string): Promise<IncomingMessage | undefined> {
  const answer = await knock(dataDir, { path: BACKUP });
  if (answer !== undefined && answer.statusCode !== 200) throw new Error(await text(answer));
  return answer;
}

const BACKUP = '/backup';

async function knock(
  dataDir: string,
  options: RequestOptions,
  body?: string,
): Promise<IncomingMessage | undefined> {
  const asked = request({ ...options, socketPath: doorOf(dataDir), agent: false });
  asked.end(body);
  try {
    const [answer] = await once(asked, 'response');
    return answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ENOENT|ECONNREFUSED)$/.test(String(error.code)))
      return undefined;
    throw error;
  }
}
