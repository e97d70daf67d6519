import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Companies that pay for stays, their invoices, and what they have paid of them. */
export const companies: Migration = {
  async up(db) {
    await sql`
      create table companies (
        id text primary key,
        name text not null,
        address_lines jsonb not null,
        tax_number text not null,
        contact text not null,
        email text not null,
        code text not null,
        pay_days integer not null,
        language text not null,
        created_at timestamptz not null,
        constraint companies_pay_days check (pay_days between 0 and 365)
      )`.execute(db);
    await sql`
      create table stay_payers (
        booking_id text primary key references bookings (id) on delete cascade,
        company_id text not null references companies (id)
      )`.execute(db);
    await sql`create index stay_payers_of on stay_payers (company_id)`.execute(db);
    await sql`
      create table invoices (
        number text primary key,
        year integer not null,
        serial integer not null,
        company_id text not null references companies (id),
        kind text not null,
        about text unique,
        content jsonb not null,
        total bigint not null,
        due date not null,
        issued_at timestamptz not null,
        issued_by text not null,
        constraint invoices_kind check (kind in ('invoice', 'credit-note')),
        constraint invoices_serial unique (year, serial)
      )`.execute(db);
    await sql`create index invoices_of on invoices (company_id)`.execute(db);
    await sql`
      create table invoice_payments (
        id text primary key,
        number text not null references invoices (number),
        way text not null,
        amount bigint not null,
        at timestamptz not null,
        by text not null,
        constraint invoice_payments_amount check (amount > 0)
      )`.execute(db);
    await sql`create index invoice_payments_of on invoice_payments (number)`.execute(db);
    await sql`create index invoice_payments_by_time on invoice_payments (at)`.execute(db);
  },
};
