import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits: it cannot be guessed. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * A token that follows from a session's secret and a press: a second press gets the same one, although no table and no
 * stored answer has it.
 */
export function tokenOf({ secret }: { readonly secret: string }, press: string): string {
  return createHmac('sha256', secret).update(press).digest('base64url');
}

/** Whether a sent text has the shape of one. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The hash that is stored instead of a token. A plain hash is enough, since a token is too long to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
