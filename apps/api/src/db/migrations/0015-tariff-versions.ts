import { migrationOf } from './statements.ts';

/**
 * Prices are a tariff with versions, which the start fills from the motel's content. A booking keeps the price of each
 * of its nights and its own terms of cancelling; stays of before keep those of the whole motel then.
 */
export const tariffVersions = migrationOf(`
  create table tariff_versions (
    version integer primary key check (version > 0),
    at timestamptz not null,
    author text not null,
    note text not null,
    tariff json not null
  );
  alter table properties
    drop column price_per_night,
    drop column pet_fee_per_pet,
    drop column extra_person_charge;
  alter table bookings rename column one_night_total to late_charge;
  alter table bookings
    add column free_hours integer default 24,
    add column keep text not null default 'first night',
    add column nights jsonb not null default '[]';
  alter table bookings alter column free_hours drop default;
  alter table bookings alter column keep drop default;
  alter table bookings alter column nights drop default`);
