import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: it cannot be guessed. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text that somebody sent has the shape of one. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The hash that is stored instead of a token. A plain hash is enough, since a token is too long to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
