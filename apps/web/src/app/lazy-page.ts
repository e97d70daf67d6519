import type { ComponentType } from 'react';

/** A page whose script loads when it is first needed. */
export interface LazyPage {
  /** Its module's path in this package, by which the build knows its script and styles. */
  readonly module: string;
  /** Loads it; the same promise each time, so that a render that waits for it also learns that it failed. */
  readonly load: () => Promise<ComponentType>;
  /** The page, once it is loaded. */
  readonly loaded: () => ComponentType | undefined;
  /** Lets the next `load` try again. */
  readonly forget: () => void;
}

export function lazyPage(module: string, importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let page: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  async function load(): Promise<ComponentType> {
    const imported = await importPage();
    page = imported.default;
    return page;
  }
  return {
    module,
    load: () => {
      loading ??= load();
      return loading;
    },
    loaded: () => page,
    forget: () => {
      loading = undefined;
    },
  };
}
