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

/** The disk of the machine is nearly full. */
export async function fillDisk({ db, clock }: Motel): Promise<void> {
  const about = { booking_id: null, payment_reference: null, amount: null };
  const times = { noticed_at: clock.now(), settled_at: null };
  const item = { provider: 'machine', kind: 'low-disk', reference: 'planted-low-disk' } as const;
  await db
    .insertInto('open_items')
    .values({ ...item, ...about, ...times })
    .execute();
}
