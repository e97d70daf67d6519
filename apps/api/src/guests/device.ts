import { hashToken } from '../shared/token.ts';

/** A browser, by the token in its cookie (decision 028). */
export interface Device {
  readonly token: string;
  /** Stored instead of the token. */
  readonly hash: string;
}

export function deviceOf(token: string): Device {
  return { token, hash: hashToken(token) };
}
