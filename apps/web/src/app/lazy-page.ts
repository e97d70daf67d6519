import type { ComponentType } from 'react';
import type { FirstPicture } from '../shared/first-picture.ts';
import { loadMissingStyles } from '../shared/missing-styles.ts';

/** A page whose script loads when it is first needed. */
export interface LazyPage {
  /** Its module's path in this package, by which the build knows its script and styles. */
  readonly module: string;
  /** Loads it; the same promise each time, so that a render that waits for it also learns that it failed. */
  readonly load: () => Promise<ComponentType>;
  /** The page, once it is loaded. */
  readonly loaded: () => ComponentType | undefined;
  /** What fills its first view, as far as the page names it and once it is loaded. */
  readonly firstPictures: () => readonly FirstPicture[];
  /** Lets the next `load` try again. */
  readonly forget: () => void;
}

interface PageModule {
  readonly default: ComponentType;
  readonly firstPictures?: readonly FirstPicture[];
}

export function lazyPage(module: string, importPage: () => Promise<PageModule>): LazyPage {
  let page: PageModule | undefined;
  let loading: Promise<ComponentType> | undefined;

  async function load(): Promise<ComponentType> {
    await loadMissingStyles();
    page = await importPage();
    return page.default;
  }
  return {
    module,
    load: () => {
      loading ??= load();
      return loading;
    },
    loaded: () => page?.default,
    firstPictures: () => page?.firstPictures ?? [],
    forget: () => {
      loading = undefined;
    },
  };
}
