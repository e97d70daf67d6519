import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '@motel/api';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Configured as by `npm start`, but on any free port and with limits for a test that is quicker than a guest.
 * @param settings additional environment variables
 */
export function motelConfig(dataDir: string, port = 0, settings: NodeJS.ProcessEnv = {}): Config {
  const { WEB_DIST, DESK_DIST } = process.env;
  const env = {
    WEB_DIST,
    DESK_DIST,
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMIT_SCALE: '1000',
    HOLD_SHARE: '1',
    LOG_LEVEL: 'error',
    ...settings,
  };
  return readConfig(env, root);
}
