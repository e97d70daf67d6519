import './shared/private-files.ts';
import { ContentMistakes } from '@motel/content/mistakes';
import { ConfigError, readConfig } from './config/read-config.ts';
import {
  DatabaseFolderError,
  DatabaseSettingError,
  DatabaseUnreachableError,
  DatabaseVersionError,
  FolderInUseError,
  OlderProcessesError,
  TablesLockedError,
} from './db/index.ts';
import { PortInUseError } from './http/listen.ts';
import { systemClock } from './shared/clock.ts';
import { startServer } from './start-server.ts';
import { startWatchdog } from './watchdog/index.ts';
import { firstDoor, welcome } from './welcome.ts';

/** Milliseconds after `stopDelay`: a silent database or mail server must not block an end that loses nothing. */
const STOP_TIMEOUT = 30_000;

try {
  const config = readConfig(process.env);
  const server = await startServer({ config, migratesNow: process.argv.includes('--now') });
  let stopsSince: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    // A second Ctrl-C; within one second it is the same one, because npm forwards it as well.
    const isSecond = stopsSince !== undefined && performance.now() - stopsSince > 1000;
    if (isSecond && signal === 'SIGINT') end('Stopped at once; the next start does the rest.');
    if (stopsSince !== undefined) return;
    stopsSince = performance.now();
    server
      .drain()
      .then(server.close)
      .then(() => process.exit(0), fail);
    setTimeout(
      () => end('Unanswered requests are given up; the next start retries them.'),
      config.stopDelay + STOP_TIMEOUT,
    ).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  startWatchdog(process.env);
  const door = await firstDoor({ db: server.db, clock: systemClock }, server.url);
  process.stdout.write(welcome(server.shown.motel(), server.url, config, door));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  end(sentenceOf(error));
}

function end(reason: string): never {
  process.stderr.write(`\n${reason}\n`);
  process.exit(1);
}

/** A sentence for a mistake that an owner can correct; the stack trace of any other error. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  if (error instanceof ConfigError || error instanceof DatabaseSettingError) return message;
  if (error instanceof DatabaseUnreachableError || error instanceof TablesLockedError) return message;
  if (error instanceof OlderProcessesError || error instanceof DatabaseVersionError) return message;
  if (error instanceof DatabaseFolderError) return message;
  if (error instanceof ContentMistakes) return `The motel’s content has mistakes:\n${message}`;
  if (error instanceof PortInUseError) return `${message} Choose another one with PORT.`;
  if (error instanceof FolderInUseError)
    return `${message} Stop the motel that is running there, or choose another folder with DATA_DIR.`;
  // The system refuses access, e.g. to a folder or a port of another user.
  if ('syscall' in error) return `It cannot start: ${message}`;
  return error.stack ?? message;
}
