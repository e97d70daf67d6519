import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
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
    void json(asked)
      .then((line) => runDeskCommand(context, (line as DeskLine).argv, { who: (line as DeskLine).who }))
      .catch((error: unknown): DeskAnswer => ({ ok: false, text: `It failed: ${String(error)}` }))
      .then((done) => answer.end(JSON.stringify(done)));
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

/** Asks the process that has the folder. @returns `undefined` when there is none */
export async function askAtDoor(dataDir: string, line: DeskLine): Promise<DeskAnswer | undefined> {
  const asked = request({ socketPath: doorOf(dataDir), method: 'POST', agent: false });
  asked.end(JSON.stringify(line));
  try {
    const [answer] = await once(asked, 'response');
    return JSON.parse(await text(answer));
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ENOENT|ECONNREFUSED)$/.test(String(error.code)))
      return undefined;
    throw error;
  }
}
