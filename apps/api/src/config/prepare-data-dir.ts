import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { type Config, ConfigError, mailServerOf } from './read-config.ts';

/** Creates the data folder, where this motel needs one, for its owner alone. @throws ConfigError when it is unusable */
export async function prepareDataDir(config: Config): Promise<void> {
  const { dataDir, database } = config;
  if ('url' in database && mailServerOf(config) !== undefined) return;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used: ${reason}. It must be a folder that the user who runs the motel can write to.`,
    );
  }
}
