import { migrationOf } from './statements.ts';

/** The installation's name at the payment provider, and no more refunds of nothing. */
export const installation = migrationOf(`
  create table installation (
    -- One row.
    id boolean primary key default true check (id),
    name text not null default gen_random_uuid()
  );

  -- Payments of $0 and below were once refunded. No provider took such a refund: it is none, and is never sent again.
  with nothing as (
    update folio_entries set what = 'refunded-once'
    where kind = 'refund' and amount <= 0 and what not in ('refund-failed', 'refunded-once')
    returning booking_id, position
  )
  delete from refunds using nothing
  where refunds.booking_id = nothing.booking_id and refunds.position = nothing.position;
  -- Both correct an earlier refund, with the opposite sign.
  alter table folio_entries add constraint folio_entries_refund
    check (kind <> 'refund' or amount > 0 or what in ('refund-failed', 'refunded-once'))`);
