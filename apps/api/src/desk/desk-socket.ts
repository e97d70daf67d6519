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
import type { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { DeskContext } from './desk.ts';
import { type DeskAnswer, runDeskCommand } from './desk-commands.ts';

/** A command line of the front desk, for the process that has the database. */
export interface DeskLine {
  readonly argv: readonly string[];
  readonly who: string;
}

/** Operating systems cut off longer paths of sockets. */
const MAX_PATH_LENGTH = 100;

function socketPath(dataDir: string): string {
  return join(dataDir, 'desk.sock');
}

/**
 * Listens for the front desk while this process has the folder locked: on a socket in the motel's data folder, which
 * only its owner can open, and no network can reach.
 * @param makeBackup resolves to the bytes of a backup's file
 * @returns closes the socket, or `undefined` where the folder's path is too long for one
 */
export async function openDeskSocket(
  dataDir: string,
  context: DeskContext,
  makeBackup: () => Promise<Readable>,
): Promise<(() => Promise<void>) | undefined> {
  const path = socketPath(dataDir);
  if (path.length > MAX_PATH_LENGTH) return undefined;
  // A killed process may have left its socket; by the folder's lock, no process listens on it.
  rmSync(path, { force: true });
  const server = createServer((received, answer) => {
    if (received.url === BACKUP) void sendBackup(makeBackup, answer);
    else void answerLine(context, received, answer);
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
  received: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const done = await json(received)
    .then((line) => runDeskCommand(context, (line as DeskLine).argv, { who: (line as DeskLine).who }))
    .catch((error: unknown): DeskAnswer => ({ ok: false, text: `It failed: ${String(error)}` }));
  answer.end(JSON.stringify(done));
}

async function sendBackup(makeBackup: () => Promise<Readable>, answer: ServerResponse): Promise<void> {
  try {
    const backup = await makeBackup();
    // The client may disconnect: that is no failure of the motel.
    await pipeline(backup, answer).catch(() => undefined);
  } catch (error) {
    answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

/** Sends the line to the process that has the folder. @returns `undefined` when there is none */
export async function sendDeskLine(dataDir: string, line: DeskLine): Promise<DeskAnswer | undefined> {
  const answer = await sendRequest(dataDir, { method: 'POST' }, JSON.stringify(line));
  return answer && JSON.parse(await text(answer));
}

/**
 * Requests a backup from the process that has the folder.
 * @returns the backup, gzip'd, or `undefined` when there is no such process
 * @throws Error with the reason when the process cannot make one
 */
export async function requestBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const answer = await sendRequest(dataDir, { path: BACKUP });
  if (answer !== undefined && answer.statusCode !== 200) throw new Error(await text(answer));
  return answer;
}

const BACKUP = '/backup';

async function sendRequest(
  dataDir: string,
  options: RequestOptions,
  body?: string,
): Promise<IncomingMessage | undefined> {
  const sent = request({ ...options, socketPath: socketPath(dataDir), agent: false });
  sent.end(body);
  try {
    const [answer] = await once(sent, 'response');
    return answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ENOENT|ECONNREFUSED)$/.test(String(error.code)))
      return undefined;
    throw error;
  }
}
