import type { Mark } from './folded-text.ts';

/** Why a stay was found: the parts of its texts that match. */
export interface Match {
  /** Higher is better. */
  readonly score: number;
  /** Some word only resembles the typed one. */
  readonly isAlike: boolean;
  readonly marks: Readonly<Partial<Record<'reference' | 'name' | 'phone' | 'email', Mark[]>>>;
}
