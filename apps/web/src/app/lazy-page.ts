import { bring } from '@motel/content/page-values';
import type { ComponentType } from 'react';
import type { FirstPicture } from '../shared/first-picture.ts';
import { loadMissingStyles } from '../shared/missing-styles.ts';

/** A page whose script loads on first use. */
export interface LazyPage {
  /** Paths in this package, by which the build finds its scripts and styles: its module's, and after it has loaded, another's. */
  readonly modules: () => readonly string[];
  /** The name of the motel's values that it needs. */
  readonly values: string;
  /** Loads it; returns the same promise each time, so that a render that waits for it also sees its failure. */
  readonly load: () => Promise<ComponentType>;
  /** The page, after it has loaded. */
  readonly loaded: () => ComponentType | undefined;
  /** The pictures of its first view, if the page names any and after it has loaded. */
  readonly firstPictures: () => readonly FirstPicture[];
  /** Lets the next `load` retry. */
  readonly forget: () => void;
}

interface PageModule {
  readonly default: ComponentType;
  /** The path of a module that this page has loaded besides. */
  readonly also?: string;
  readonly firstPictures?: () => readonly FirstPicture[];
}

export function lazyPage(
  module: string,
  importPage: () => Promise<PageModule>,
  values = module.slice('src/pages/'.length, -'.tsx'.length),
): LazyPage {
  let page: PageModule | undefined;
  let loading: Promise<ComponentType> | undefined;

  async function load(): Promise<ComponentType> {
    await Promise.all([loadMissingStyles(), bring(values)]);
    page = await importPage();
    return page.default;
  }
  return {
    modules: () => (page?.also === undefined ? [module] : [module, page.also]),
    values,
    load: () => {
      loading ??= load();
      return loading;
    },
    loaded: () => page?.default,
    firstPictures: () => page?.firstPictures?.() ?? [],
    forget: () => {
      loading = undefined;
    },
  };
}
