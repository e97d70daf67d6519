import type { CivilDate } from '@motel/booking-core';
import type { RoomTrait } from '@motel/content';
import type { ColumnType } from 'kysely';
import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    rooms: RoomRow;
    /** A room on one night: a stay's, or closed. Its key refuses two stays in one room. */
    room_nights: {
      room_id: Fixed<string>;
      date: Fixed<CivilDate>;
      booking_id: string | null;
      closure_id: string | null;
    };
    /** A room out of order; its block takes it out of sale. */
    room_closures: Omit<Database['room_blocks'], 'property_id' | 'rooms'> & {
      room_id: Fixed<string>;
      block_id: Fixed<string>;
      by: Fixed<string>;
    };
    room_cleanings: {
      room_id: Fixed<string>;
      date: Fixed<CivilDate>;
      at: Date;
      by: string;
    };
    stay_wishes: {
      booking_id: Fixed<string>;
      /** A trait of rooms, or `near`. */
      wish: Fixed<string>;
      /** The other stay of the wish `near`; null of others. */
      near_booking_id: Fixed<string | null>;
    };
  }
}

export interface RoomRow {
  id: Fixed<string>;
  /** As it is on the door: `14`, `2B`; no two rooms in use have the same. */
  number: string;
  property_id: Fixed<string>;
  /** Among all rooms of the motel. */
  position: number;
  traits: ColumnType<readonly RoomTrait[], string, string>;
  created_at: Fixed<Date>;
  /** When guests last left it: checked out, or moved to another room. */
  vacated_at: ColumnType<Date | null, never, Date>;
  /** When it was given up. Its past nights stay. */
  retired_at: Date | null;
}
