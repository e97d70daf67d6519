import type { Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { outcomeOf } from './looks.ts';
import { ROOMS } from './rooms.ts';
import { type Booking, freshStay, signInGuest } from './test-guest.ts';
import type { TestMotel } from './test-motel.ts';

/** A new guest books a stay on the website and pays it; the jobs have run. */
export async function paidStay(
  motel: TestMotel,
  stay: Stay = freshStay(),
  { room = ROOMS.many, ...more }: Booking & { readonly room?: PropertyContent } = {},
) {
  const guest = await signInGuest(motel);
  const { body } = await guest.book(stay, room, more);
  await guest.pay(body.url);
  await motel.server.runJobs();
  const { bookingId: id, reference } = await outcomeOf(motel, body.sessionId);
  return { id, reference, guest, stay };
}
