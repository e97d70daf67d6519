import type { TariffChange } from '../../rates/index.ts';

/** A change of the rates that is worked out, and not made yet. */
export interface PlannedRates {
  readonly planned: TariffChange;
  /** In a line, what changes. */
  readonly note: string;
}

/** The author of a version as people read it. */
export function authorWords(author: string): string {
  return author === 'content' ? 'The motel’s files' : author;
}
