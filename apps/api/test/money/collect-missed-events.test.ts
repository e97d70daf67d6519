import { sql } from 'kysely';
import { pino } from 'pino';
import { collectMissedEvents } from '../../src/money/collect-missed-events.ts';
import type { MoneyContext } from '../../src/money/money-context.ts';
import type { PaymentEvent, PaymentProvider } from '../../src/money/providers/payment-provider.ts';
import { noMeter } from '../../src/shared/meter.ts';
import { SERVER } from '../support/databases.ts';
import { stopAfter } from '../support/stop-after.ts';
import { testClock } from '../support/test-clock.ts';
import { whileTesting } from '../support/while-testing.ts';

const MINUTE = 60_000;
const START = '2026-11-20T19:00:00Z';

describe('§10.4: missed events', () => {
  const clock = testClock(START);
  /** The provider's events, each with its instant by the provider's clock. */
  let happened: { readonly at: number; readonly event: PaymentEvent }[];
  /** Runs during the request to the provider. */
  let duringRequest: () => void;
  const opened = whileTesting(() => SERVER.open());
  beforeEach(async () => {
    await opened.db.deleteFrom('payment_events').execute();
    await opened.db.deleteFrom('event_cursors').execute();
    clock.setTo(START);
    happened = [];
    duringRequest = () => undefined;
    await collect();
  });

  function collect(stop: AbortSignal = new AbortController().signal): Promise<void> {
    const payments: Partial<PaymentProvider> = {
      name: 'scripted',
      async eventsSince(instant) {
        const events = happened.filter(({ at }) => at >= instant.getTime()).map(({ event }) => event);
        duringRequest();
        return events;
      },
    };
    const context: Partial<MoneyContext> = {
      db: opened.db,
      clock,
      payments: payments as PaymentProvider,
      meter: noMeter,
      logger: pino({ level: 'silent' }),
    };
    return collectMissedEvents(context as MoneyContext, stop);
  }

  function happen(eventId: string, minutesAgo = 0): void {
    const session = { sessionId: `cs_${eventId}`, bookingId: 'a-booking' };
    const event: PaymentEvent = { eventId, type: 'failed', ...session };
    happened.push({ at: clock.now().getTime() - minutesAgo * MINUTE, event });
  }

  async function recorded(): Promise<string[]> {
    const stored = opened.db.selectFrom('payment_events').select('event_id');
    const events = await stored.orderBy('event_id').execute();
    return events.map((event) => event.event_id);
  }

  test('are requested for the past hour: events appear late, and clocks differ', async () => {
    clock.advance(MINUTE);
    await collect();
    happen('late', 60);
    await collect();
    expect(await recorded()).toEqual(['late']);
  });

  test('are requested again until all are applied', async () => {
    clock.advance(MINUTE);
    happen('stuck');
    await sql`alter table payment_requests rename to out_of_reach`.execute(opened.db);
    for (let hour = 0; hour < 3; hour += 1) {
      await collect();
      clock.advance(60 * MINUTE);
    }
    expect(await recorded()).toEqual([]);
    await sql`alter table out_of_reach rename to payment_requests`.execute(opened.db);
    await collect();
    expect(await recorded()).toEqual(['stuck']);
  });

  test('are requested from the same instant after an interrupted run', async () => {
    clock.advance(MINUTE);
    happen('one');
    happen('other');
    // The motel was closed for a night.
    clock.advance(8 * 60 * MINUTE);
    await collect(stopAfter(1));
    expect(await recorded()).toEqual(['one']);
    await collect();
    expect(await recorded()).toEqual(['one', 'other']);
  });

  test('that happen during a request are in the next one', async () => {
    clock.advance(MINUTE);
    duringRequest = () => {
      happen('during');
      clock.advance(120 * MINUTE);
    };
    await collect();
    duringRequest = () => undefined;
    expect(await recorded()).toEqual([]);
    await collect();
    expect(await recorded()).toEqual(['during']);
  });
});
