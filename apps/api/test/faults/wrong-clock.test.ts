import { ENDPOINTS } from '@motel/api-client/contracts';
import { type FakeStripe, fakeStripe } from '../money/providers/stripe/fake-stripe.ts';
import { signed } from '../money/providers/stripe/stripe-harness.ts';
import { wrongInBooks } from '../support/books.ts';
import { outcomeOf, soldOn } from '../support/looks.ts';
import { freshStay, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { MINUTE, type TestMotel } from '../support/test-motel.ts';
import { testProcesses } from '../support/test-processes.ts';
import { whileTesting } from '../support/while-testing.ts';

describe.each([10, -10])('two processes, of which one has a clock that is %i minutes wrong', (minutes) => {
  const stripe: FakeStripe = whileTesting(() => fakeStripe({ now: () => right.clock.now() }));
  const [right, wrong] = testProcesses({}, () => ({ stripe: stripe.access }));
  let guest: TestGuest;
  beforeAll(async () => {
    guest = await signInGuest(right);
    wrong.clock.advance(minutes * MINUTE);
    // From here on the motel asks for events that never arrive.
    await wrong.server.runJobs();
  });
  beforeEach(async () => {
    expect(await wrongInBooks(right.db)).toEqual([]);
  });
  const advance = (time: number) => [right, wrong].map(({ clock }) => clock.advance(time));
  const statusOf = async ({ sessionId }: { sessionId: string }) => (await outcomeOf(right, sessionId)).status;
  const deliver = async (motel: TestMotel) => {
    const { rawBody, headers } = signed(stripe.events.at(-1)!, right.clock.now());
    const call = { rawBody, headers: Object.fromEntries(headers) };
    return (await motel.call(ENDPOINTS.webhook.path, call)).status;
  };

  test('an event that one process cannot trust is accepted by the other', async () => {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    stripe.pay(body.url);
    expect(await deliver(wrong)).toBe(400);
    expect(await statusOf(body)).toBe('held');
    expect(await deliver(right)).toBe(200);
    expect(await statusOf(body)).toBe('confirmed');
  });

  test('the process with the wrong clock asks for lost events, too', async () => {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    stripe.pay(body.url);
    await wrong.server.runJobs();
    expect(await statusOf(body)).toBe('confirmed');
  });

  test('a hold that has expired, early or late, can no longer be paid', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    advance(31 * MINUTE);
    await wrong.server.runJobs();
    const isKept = minutes < 0;
    expect(await soldOn(right, ROOMS.single, stay)).toEqual(isKept ? [1, 1] : [0, 0]);
    expect(stripe.pay(body.url)).toBe(isKept);
    await right.server.runJobs();
    expect(await statusOf(body)).toBe(isKept ? 'confirmed' : 'expired');
  });

  test('a session that Stripe refuses leaves no hold behind', async () => {
    const stay = freshStay();
    const there = await signInGuest(wrong);
    const { status } = await there.book(stay, ROOMS.single);
    // Stripe's least is 30 minutes from its own clock.
    const isMade = minutes > 0;
    expect(status).toBe(isMade ? 200 : 503);
    expect(await soldOn(right, ROOMS.single, stay)).toEqual(isMade ? [1, 1] : [0, 0]);
  });
});
