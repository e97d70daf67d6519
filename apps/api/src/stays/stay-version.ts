import { createHash } from 'node:crypto';
import type { Booking, PaymentRequest, PendingChange } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { type Refused, refuse } from '../shared/outcome.ts';
import { actionsOn } from '../staff/index.ts';

/** The payment or change that a stay waits for. */
export interface Waiting {
  readonly change: PendingChange | undefined;
  /** Asks for what is left of the price. */
  readonly link: PaymentRequest | undefined;
}

/** The version of a stay, in a few characters: each change of it, of its guest or its money gives another one. */
export function stayVersion(booking: Booking, { change, link }: Waiting): string {
  const { status, property, checkIn, checkOut, party, guest, car, folio } = booking;
  const { arrivedAt, leftAt } = booking;
  const parts = [status, property.id, checkIn, checkOut, party, guest, car, folio.entries.length];
  return createHash('sha256')
    .update(JSON.stringify([...parts, arrivedAt, leftAt, change?.id, link?.id]))
    .digest('base64url')
    .slice(0, 16);
}

/** Refuses a change of a stay that is another one than its person saw, in the words of what was done since. */
export async function changedMeanwhile(trx: Trx, { reference, folio }: Booking): Promise<Refused> {
  const actions = await actionsOn(trx, [reference]);
  const last = actions.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const entry = folio.entries.at(-1);
  if (last === undefined || (entry !== undefined && entry.at > last.at)) {
    return refuse('changed-meanwhile', 'stay-changed-elsewhere');
  }
  return refuse('changed-meanwhile', 'changed-meanwhile', { who: last.who, details: last.details });
}
