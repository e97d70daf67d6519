import { ENDPOINTS } from '@motel/api-client/contracts';
import { bookingIdOf } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { soldOn } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { TWO_ADULTS } from '../support/test-desk.ts';
import { threeProcesses } from './three-processes.ts';

const { motels, motelAt } = threeProcesses();

test.each([30, 40, 50])(
  '§14.23 three processes offer one night once, also beside a guest (%i)',
  async (days) => {
    const [motel] = motels;
    const stay = nightsFrom(days);
    const { id } = await bookPaid(motel, stay, ROOMS.single);
    for (const email of ['one@example.ca', 'two@example.ca']) {
      const { token } = await signInGuest(motel);
      const guest = { firstname: 'Ines', lastname: 'Moreau', email };
      const body = { propertyId: ROOMS.single.id, ...stay, party: TWO_ADULTS, guest };
      expect((await motel.call(ENDPOINTS.joinWaiting.path, { token, body })).status).toBe(200);
      for (const one of motels) one.clock.advance(1000);
    }
    await byHand(motel).cancel(id);
    const visitor = await signInGuest(motelAt(1));
    const [booked] = await Promise.all([
      visitor.book(stay, ROOMS.single),
      ...motels.map(({ server }) => server.runJobs()),
    ]);
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    const holds = await motel.db
      .selectFrom('bookings')
      .select('id')
      .where('check_in', '=', stay.checkIn)
      .where('status', '=', 'held')
      .execute();
    const offers = (await mailsOf(motel, 'payment-link:stay:%')).filter(({ dedupe_key: key }) =>
      holds.some((hold) => key.endsWith(hold.id)),
    );
    if (booked.status === 200) {
      expect(holds).toEqual([{ id: await bookingIdOf(motel.db, booked.body.sessionId) }]);
      expect(offers).toEqual([]);
    } else expect(offers).toMatchObject([{ recipient: 'one@example.ca' }]);
  },
);
