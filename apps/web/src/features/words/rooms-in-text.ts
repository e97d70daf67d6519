import { type ComponentType, createContext } from 'react';

export interface RoomParts {
  readonly Price: ComponentType<{ readonly room: string }>;
  /** Cards of some kinds of room; of all where it names none. */
  readonly Cards: ComponentType<{ readonly only: readonly string[] }>;
}

const nothing = () => null;

/** Only pages with prices or cards of rooms load their parts. */
export const NO_ROOMS: RoomParts = { Price: nothing, Cards: nothing };

export const RoomsInText = createContext(NO_ROOMS);
