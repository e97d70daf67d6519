import type { DeskStay } from '@motel/api-client/desk-contracts';
import type { GivenRooms } from '../../../shared/rooms/RoomPicker.tsx';
import type { TypedChange } from './wanted-change.ts';

/** How a press is undone; a move to other rooms, by the rooms before. */
export type Undo = 'undo-attendance' | 'reinstate' | GivenRooms;

/** The props of each form in the panel. */
export interface PanelProps {
  /** As the person has seen it. */
  readonly stay: DeskStay;
  /**
   * @param words what was done, as a sentence
   * @param undo how it is undone, where it can be
   */
  readonly onDone: (words: string, undo?: Undo) => void;
}

/** The props of the fields of a change. */
export interface FieldsProps {
  readonly stay: DeskStay;
  readonly typed: TypedChange;
  readonly onChange: (typed: Partial<TypedChange>) => void;
}
