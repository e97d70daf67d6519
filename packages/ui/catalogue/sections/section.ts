import type { ComponentType } from 'react';

/** One component, or a few related ones. */
export interface CatalogueSection {
  /** The id of the section's element, and its address after `#`. */
  readonly id: string;
  readonly title: string;
  readonly Specimens: ComponentType;
}
