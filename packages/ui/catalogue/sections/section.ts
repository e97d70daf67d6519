import type { ComponentType } from 'react';

/** One component, or a few that belong together. */
export interface CatalogueSection {
  /** Of the section's element, and its address after `#`. */
  readonly id: string;
  readonly title: string;
  readonly Specimens: ComponentType;
}
