import { createHash } from 'node:crypto';
import type { Motel } from '@motel/content';
import { CATALOGUES } from '@motel/language/catalogues';

/** Made once for each content. */
const names = new WeakMap<Motel, string>();

/** A short name of a content, by which the site's scripts ask for its values. @param build of the site's scripts */
export function contentName(build: string, content: Motel): string {
  const { translated: _, ...own } = content;
  const known = names.get(content);
  if (known !== undefined) return known;
  const name =
    build +
    createHash('sha256')
      .update(JSON.stringify([own, CATALOGUES[content.language]]))
      .digest('hex')
      .slice(0, 8);
  names.set(content, name);
  return name;
}
