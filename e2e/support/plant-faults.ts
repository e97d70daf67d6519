import { randomUUID } from 'node:crypto';
import type { Motel } from './motel.ts';

/** Writes into the log that a backup was made now. */
export async function recordBackup({ db, clock }: Motel): Promise<void> {
  const entry = { who: 'root', action: 'backup', subject: 'backup', details: 'A backup' } as const;
  await db
    .insertInto('desk_log')
    .values({ id: randomUUID(), at: clock.now(), ...entry, person_id: null, before: null, after: null })
    .execute();
}

/** Takes an error out of the books again. */
type Undo = () => Promise<unknown>;

/** A stay of this kind counts twice on its first night. */
export async function miscountNight({ db }: Motel, id: string): Promise<Undo> {
  const { property_id: room, check_in: date } = await db
    .selectFrom('bookings')
    .select(['property_id', 'check_in'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const change = (by: 1 | -1) =>
    db
      .updateTable('nights')
      .set((night) => ({ sold: night('sold', '+', by) }))
      .where('property_id', '=', room)
      .where('date', '=', date)
      .execute();
  await change(1);
  return () => change(-1);
}

/** A room is given to a stay on the night after its last one. */
export async function misplaceNumber({ db }: Motel, id: string): Promise<Undo> {
  const { check_out: date } = await db
    .selectFrom('bookings')
    .select('check_out')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rooms = db.selectFrom('rooms').select('id').orderBy('position');
  const { id: room } = await rooms.executeTakeFirstOrThrow();
  const night = { room_id: room, date, booking_id: id, closure_id: null };
  await db.insertInto('room_nights').values(night).execute();
  return () => db.deleteFrom('room_nights').where('room_id', '=', room).where('date', '=', date).execute();
}

/** A stay has ordered laundry nine times. */
export async function orderLaundry({ db }: Motel, id: string): Promise<Undo> {
  // The motel itself never changes them so.
  const order = (orders: object) =>
    db
      .updateTable('bookings')
      .set({ orders: JSON.stringify(orders) as never })
      .where('id', '=', id)
      .execute();
  await order({ laundry: 9 });
  return () => order({});
}

/** The provider does not accept the last refund of a stay. */
export async function stickRefund({ db, clock }: Motel, id: string): Promise<Undo> {
  const refund = await db
    .selectFrom('folio_entries')
    .select(['position', 'payment_reference'])
    .where('booking_id', '=', id)
    .where('kind', '=', 'refund')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  const stuck = {
    booking_id: id,
    position: refund.position,
    payment_reference: refund.payment_reference ?? '',
    idempotency_key: `planted-${id}`,
    attempts: 5,
    sent_at: null,
    settled_at: null,
    failed_at: null,
    next_attempt_at: new Date(clock.now().getTime() + 30 * 86_400_000),
  };
  await db.insertInto('refunds').values(stuck).execute();
  return () => db.deleteFrom('refunds').where('booking_id', '=', id).execute();
}

/** A matter of money, or of the machine, waits for a person. */
export async function openItem(
  { db, clock }: Motel,
  item: { provider: 'embedded'; kind: 'disputed'; about: string } | { provider: 'machine'; kind: 'low-disk' },
): Promise<void> {
  const { provider, kind } = item;
  const about = { booking_id: 'about' in item ? item.about : null, payment_reference: null, amount: null };
  const times = { noticed_at: clock.now(), settled_at: null };
  const values = { provider, kind, reference: `planted-${kind}`, ...about, ...times };
  await db.insertInto('open_items').values(values).execute();
}

/** The mail server refused the oldest mail until it was given up. */
export async function giveUpMail({ db }: Motel): Promise<void> {
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const error = '550 unknown user';
  await db.updateTable('outbox').set({ attempts: 60, last_error: error }).where('id', '=', id).execute();
}
