import { join } from 'node:path';
import type { Config } from '../../src/config/read-config.ts';

/** Configures a motel on a free port of this machine, without the site, with limits that no test reaches by accident. */
export function testConfig(place: Pick<Config, 'dataDir' | 'database'>, more: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    webDist: join(place.dataDir, 'no-site'),
    deskDist: join(place.dataDir, 'no-desk'),
    trustedProxies: 0,
    rateLimitScale: 10_000,
    holdShare: 1,
    historyScope: 'number',
    hstsSubdomains: true,
    stopDelay: 0,
    logLevel: 'silent',
    ...place,
    ...more,
  };
}
