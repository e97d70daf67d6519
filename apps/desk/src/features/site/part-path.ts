/** The page of a part of the site: `/site/pages/about` of `pages/about.md`. */
export function partPath(name: string): string {
  return `/site/${name.replace(/\.\w+$/, '')}`;
}

/** The part that such a page is about. */
export function partOfPath(path: string): string {
  return `${path}.${path.startsWith('pages/') ? 'md' : 'yaml'}`;
}
