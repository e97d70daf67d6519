import type { Tariff } from '@motel/booking-core';

/** All that a line about a change names. */
export interface NoteContext {
  readonly before: Tariff;
  /** Of the room types, by their keys. */
  readonly titles: ReadonlyMap<string, string>;
  readonly today: string;
}
