import { createHash } from 'node:crypto';

/**
 * A hash of a request, by which a retry is known: the same whatever the order of its fields, and whether empty ones are sent.
 * So a retry stays one across an update that adds a field.
 */
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
