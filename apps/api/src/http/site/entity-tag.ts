import { createHash } from 'node:crypto';

/** Identifies a content; weak, because its encodings share the tag. The same in every process. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client already has the content, by its `If-None-Match`. */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (quoted: string) => quoted.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((known) => opaque(known) === opaque(tag));
}
