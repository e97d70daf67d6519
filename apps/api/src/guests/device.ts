import { hashToken } from './session-token.ts';

/**
 * A browser, by the token in its cookie. Where HISTORY_SCOPE is `number`, devices are not distinguished: callers then
 * pass none, and a guest sees every stay of their number (decision 028).
 */
export interface Device {
  readonly token: string;
  /** Stored instead of the token. */
  readonly hash: string;
}

export function deviceOf(token: string): Device {
  return { token, hash: hashToken(token) };
}
