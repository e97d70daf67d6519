import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits: it cannot be guessed. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token that follows from a session's secret and a press: a second press gets the same one, and no table has it. */
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

/** A hash that knows a retry in any order of fields, without empty ones: also after an update that adds a field. */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, inOrder)).digest('hex');
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !isEmpty(field));
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** An empty field means the same as one that is not sent. */
function isEmpty(field: unknown): boolean {
  return !field || (typeof field === 'object' && Object.values(field).every(isEmpty));
}
