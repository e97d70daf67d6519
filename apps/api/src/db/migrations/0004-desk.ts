import { migrationOf } from './statements.ts';

/** Actions of the front desk: blocks of rooms, and a log of every action. */
export const desk = migrationOf(`
  create table room_blocks (
    property_id text not null references properties (id),
    id text not null,
    check_in date not null,
    check_out date not null,
    rooms integer not null constraint room_blocks_at_least_one_room check (rooms > 0),
    reason text not null,
    created_at timestamptz not null,
    lifted_at timestamptz,
    constraint room_blocks_pkey primary key (property_id, id),
    constraint room_blocks_at_least_one_night check (check_in < check_out)
  );
  create index room_blocks_by_id on room_blocks (id);
  create table desk_log (
    id text primary key,
    at timestamptz not null,
    who text not null,
    action text not null,
    subject text not null,
    details text not null
  );
  create index desk_log_by_time on desk_log (at)`);
