import { migrationOf } from './statements.ts';

/** A booking keeps the promotion code of its price, and a code's uses are counted under its lock. */
export const promotionCodes = migrationOf(`
  alter table bookings add column promotion_code text;
  create index bookings_promotion_code on bookings (promotion_code) where promotion_code is not null;
  create table promotion_codes (code text primary key)`);
