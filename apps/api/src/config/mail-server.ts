import { isLoopbackHost } from '../shared/loopback-host.ts';
import type { Config } from './config.ts';

/**
 * The mail server to use, if any. A test checkout on a public address has none: anyone could book for nothing there,
 * and have the motel's server mail strangers.
 */
export function mailServerOf({ smtpUrl, stripe, publicUrl }: Config): string | undefined {
  const isLocal = publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname);
  return stripe !== undefined || isLocal ? smtpUrl : undefined;
}
