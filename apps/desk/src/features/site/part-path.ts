/** The page of a part of the site: `/site/pages/about` of `pages/about.md`. */
export function partPath(name: string): string {
  return `/site/${name.replace(/\.\w+$/, '')}`;
}

/** The page of the site that shows a part, below its address; `undefined` where there is none. */
export function shownOn(name: string): string | undefined {
  if (name === 'home.yaml' || name === 'look.yaml') return '';
  const [, folder, page] = /^(pages|rooms)\/([\w-]+)\.\w+$/.exec(name) ?? [];
  return folder === 'rooms' ? `carddetails/${page}` : page;
}

/** The part that such a page is about. */
export function partOfPath(path: string): string {
  return `${path}.${path.startsWith('pages/') ? 'md' : 'yaml'}`;
}
