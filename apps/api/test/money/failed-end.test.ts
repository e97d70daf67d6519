import { sql } from 'kysely';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import { sendEvent } from '../support/payment-events.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { testGuest, testMotel } from '../support/test-motel.ts';

const motel = testMotel();
const guest = testGuest(motel);

test('§10.4 the end of a session that could not be applied is applied again', async () => {
  const stay = freshStay();
  const { sessionId } = (await guest.book(stay, ROOMS.single)).body;
  const { bookingId } = await outcomeOf(motel, sessionId);
  const event = { type: 'expired', eventId: `evt_end_${bookingId}`, sessionId, bookingId } as const;

  await sql`alter table nights rename to nights_out_of_reach`.execute(motel.db);
  expect((await sendEvent(motel, event)).status).toBe(500);
  await sql`alter table nights_out_of_reach rename to nights`.execute(motel.db);
  expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);

  expect((await sendEvent(motel, event)).status).toBe(200);
  expect(await checkoutStatus(motel, sessionId)).toBe('unpaid');
  expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
});
