import type { CivilDate } from '@motel/booking-core';
import type { Generated, JSONColumnType } from 'kysely';
import type { Fixed } from '../db/index.ts';
import type { toRow } from './sync-properties.ts';

declare module '../db/database.ts' {
  interface Database {
    properties: PropertyRow;
    /** One property's rooms on one night; the table refuses `sold` beyond `capacity`. Created when first sold (D12). */
    nights: {
      property_id: Fixed<string>;
      date: Fixed<CivilDate>;
      capacity: number;
      sold: number;
    };
    room_blocks: RoomBlockRow;
  }
}

/** A room type that is sold. Its prices are the tariff's. */
export interface PropertyRow {
  id: Fixed<string>;
  position: number;
  /** False once the motel's content no longer has it; its bookings stay. */
  is_listed: boolean;
  /** The owner's flag (D13). */
  in_stock: boolean;
  capacity: number;
  /** The desk has added or given up such rooms: the motel's content no longer says how many there are. */
  counted_by_desk: Generated<boolean>;
  title: string;
  room_type: string;
  default_allowed_persons: number | null;
  is_pet_friendly: boolean;
  allowed_pets: number;
  is_smoking_allowed: boolean;
  facts: JSONColumnType<ReturnType<typeof toRow>['facts']>;
}

/** Rooms that the front desk takes out of sale, for a booking by telephone or a repair. */
export interface RoomBlockRow {
  id: Fixed<string>;
  property_id: Fixed<string>;
  check_in: Fixed<CivilDate>;
  check_out: Fixed<CivilDate>;
  rooms: Fixed<number>;
  reason: Fixed<string>;
  created_at: Fixed<Date>;
  /** Null while the rooms are out of sale. */
  lifted_at: Date | null;
}
