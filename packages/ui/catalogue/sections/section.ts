import type { ReactNode } from 'react';

/** A component in each of its states, by the state's name in words. */
type States = Readonly<Record<string, ReactNode>>;

/** One component, or a few related ones, by the width that they take. */
export interface CatalogueSection {
  readonly title: string;
  readonly own?: States;
  readonly column?: States;
  readonly across?: States;
}
