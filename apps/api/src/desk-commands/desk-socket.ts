import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { shownNow } from '../shared/motel-context.ts';
import type { StayDeskContext } from '../stays/index.ts';
import type { DeskAnswer, DeskLine } from './run-line.ts';

type LineServices = Omit<StayDeskContext, 'motel' | 'words'>;

/** Operating systems cut off longer paths of sockets. */
const MAX_PATH_LENGTH = 100;

const SOCKET = 'desk.sock';
const BACKUP = '/backup';

/** Listens for the front desk on a socket that only its owner can open. @returns `undefined` for too long a path */
export async function openDeskSocket(
  dataDir: string,
  services: LineServices,
  makeBackup: () => Promise<Readable>,
): Promise<Server | undefined> {
  const path = join(dataDir, SOCKET);
  if (path.length > MAX_PATH_LENGTH) return undefined;
  // A killed process may have left its socket; by the folder's lock, no process listens on it.
  rmSync(path, { force: true });
  // Here, so that a command that only sends a line need not load the whole motel.
  const { runLine } = await import('./run-line.ts');
  const answerLine = async (received: IncomingMessage): Promise<DeskAnswer> =>
    runLine(shownNow(services), (await json(received)) as DeskLine);
  const server = createServer((received, answer) => {
    if (received.url === BACKUP) void sendBackup(makeBackup, answer);
    else
      void answerLine(received)
        .catch((error): DeskAnswer => ({ ok: false, text: `It failed: ${String(error)}` }))
        .then((done) => answer.end(JSON.stringify(done)));
  });
  server.listen({ path, readableAll: false, writableAll: false });
  await once(server, 'listening');
  return server;
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
  const answer = await sendRequest(dataDir, '/', JSON.stringify(line));
  return answer && JSON.parse(await text(answer));
}

/** Requests a backup of the process that has the folder; `undefined` without one. @throws Error with its reason */
export async function requestBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const answer = await sendRequest(dataDir, BACKUP);
  if (answer !== undefined && answer.statusCode !== 200) throw new Error(await text(answer));
  return answer;
}

async function sendRequest(dataDir: string, path: string, body?: string) {
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request({ method, path, socketPath: join(dataDir, SOCKET), agent: false });
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
