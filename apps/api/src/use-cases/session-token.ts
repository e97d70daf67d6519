import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses one. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a token. A plain hash is enough, for there is no shorter secret to guess behind it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
