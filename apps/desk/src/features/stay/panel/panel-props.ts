import type { DeskStay } from '@motel/api-client/desk-contracts';
import type { TypedChange } from './wanted-change.ts';

/** What each thing in the panel needs. */
export interface PanelProps {
  /** As the person has seen it. */
  readonly stay: DeskStay;
  /**
   * @param words what was done, as a sentence
   * @param undo how it is undone, where it can be
   */
  readonly onDone: (words: string, undo?: 'undo-attendance' | 'reinstate') => void;
}

/** What the fields of a change need. */
export interface FieldsProps {
  readonly stay: DeskStay;
  readonly typed: TypedChange;
  readonly onChange: (typed: Partial<TypedChange>) => void;
}
