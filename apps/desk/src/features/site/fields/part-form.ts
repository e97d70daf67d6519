import type { SitePart } from '@motel/api-client/desk-contracts';
import { shownIn, type Typed } from '../part-draft.ts';

export interface PartForm {
  readonly part: SitePart;
  readonly typed: Typed;
  /** Takes what is typed, by the keys of fields. */
  readonly onType: (typed: Typed) => void;
}

export function textOf({ part, typed }: PartForm, key: string): string {
  return String(typed[key] ?? shownIn(part, key));
}
