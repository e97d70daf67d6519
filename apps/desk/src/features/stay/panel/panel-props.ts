import type { DeskStay } from '@motel/api-client/desk-contracts';
import type { TypedChange } from './wanted-change.ts';

/** What each thing in the panel needs. */
export interface PanelProps {
  /** As the person has seen it. */
  readonly stay: DeskStay;
  /** Before the press: the next change of the stay is this person's. */
  readonly onPress: () => void;
  /** @param words what was done, as a sentence */
  readonly onDone: (words: string) => void;
}

/** What the fields of a change need. */
export interface FieldsProps {
  readonly stay: DeskStay;
  readonly typed: TypedChange;
  readonly onChange: (typed: Partial<TypedChange>) => void;
}
