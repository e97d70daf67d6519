import { motel } from '@motel/content';
import type { BreadcrumbList } from 'schema-dts';

export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The path to a page from the home page. @param steps after home, the page itself last */
export function breadcrumbData(origin: string, steps: readonly Crumb[]): BreadcrumbList {
  const way = [{ name: motel.name, url: `${origin}/` }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
