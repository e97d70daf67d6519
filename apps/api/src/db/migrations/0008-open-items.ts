import { migrationOf } from './statements.ts';

/** Open items, i.e. money that needs a person, and mails that the desk has dismissed. */
export const openItems = migrationOf(`
  create table open_items (
    provider text not null,
    reference text not null,
    kind text not null,
    payment_reference text,
    -- No foreign key: it may name a booking that is not in the database.
    booking_id text,
    amount bigint,
    noticed_at timestamptz not null,
    settled_at timestamptz,
    constraint open_items_pkey primary key (provider, reference)
  );
  create index open_items_of_booking on open_items (booking_id);
  create index open_items_unsettled on open_items (noticed_at) where settled_at is null;
  -- Events name a payment by its reference alone.
  create index payments_by_reference on payments (reference);
  alter table outbox add column let_go_at timestamptz;
  insert into open_items
    (provider, reference, kind, payment_reference, booking_id, amount, noticed_at)
  select checkouts.provider, refunds.payment_reference, 'refund-failed', refunds.payment_reference,
    refunds.booking_id, refunds.amount, refunds.failed_at
  from refunds
  join checkouts on checkouts.property_id = refunds.property_id and checkouts.booking_id = refunds.booking_id
  where refunds.failed_at is not null
  on conflict do nothing`);
