import { createHash } from 'node:crypto';

/** The hash by which a security policy allows a script or a style inside a document. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
