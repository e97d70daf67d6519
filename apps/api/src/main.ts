import { ContentMistakes } from '@motel/content';
import { ConfigError, readConfig } from './config/read-config.ts';
import { DatabaseSettingError, DatabaseUnreachableError } from './db/database-error.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { TablesKeptError } from './db/migrate-patiently.ts';
import { PortInUseError } from './http/listen.ts';
import { startServer } from './start-server.ts';
import { welcome } from './welcome.ts';

/**
 * Milliseconds, after those of `stopDelay`. A database or mail server that no longer answers must not keep the process:
 * nothing is lost by ending it.
 */
const LONGEST_STOP = 30_000;

try {
  const config = readConfig(process.env);
  const server = await startServer({ config });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server
      .sayGoodbye()
      .then(server.close)
      .then(() => process.exit(0), fail);
    setTimeout(
      () => end('What still waited for an answer is given up, and taken up again at the next start.'),
      config.stopDelay + LONGEST_STOP,
    ).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.stdout.write(welcome(server.url, config));
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

/** What whoever starts the motel can mend is said in a sentence; anything else with all that is known of it. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof PortInUseError) return `${error.message} Choose another one with PORT.`;
  if (error instanceof FolderInUseError) {
    return `${error.message} Stop the motel that is running there, or choose another folder with DATA_DIR.`;
  }
  if (error instanceof DatabaseUnreachableError || error instanceof DatabaseSettingError)
    return error.message;
  if (error instanceof NewerDatabaseError || error instanceof TablesKeptError) return error.message;
  if (error instanceof ContentMistakes) return `The motel’s content has mistakes:\n${error.message}`;
  // What the system itself refuses, e.g. a folder or a port that is not ours to use.
  if (error instanceof Error && 'syscall' in error) return `It cannot start: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
