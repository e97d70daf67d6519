import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { noMeter } from '../../src/metrics/meter.ts';
import type { PaymentEvent, PaymentProvider } from '../../src/payments/payment-provider.ts';
import { collectMissedEvents } from '../../src/use-cases/collect-missed-events.ts';
import type { Context } from '../../src/use-cases/context.ts';
import { DATABASES } from '../support/databases.ts';
import { stopAfter } from '../support/stop-after.ts';
import { testClock } from '../support/test-clock.ts';

const MINUTE = 60_000;
const START = '2026-11-20T19:00:00Z';

describe.each(DATABASES)('design §5: events that never arrived, on $name', ({ open }) => {
  const clock = testClock(START);
  let opened: OpenDatabase;
  /** What the provider tells, and when it happened by its clock. */
  let happened: { readonly at: number; readonly event: PaymentEvent }[];
  /** Done while the provider is asked. */
  let meanwhile: () => void;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.db.deleteFrom('payment_events').execute();
    await opened.db.deleteFrom('event_cursors').execute();
    clock.setTo(START);
    happened = [];
    meanwhile = () => undefined;
    await collect();
  });

  function collect(stop: AbortSignal = new AbortController().signal): Promise<void> {
    const payments: Partial<PaymentProvider> = {
      name: 'scripted',
      async eventsSince(instant) {
        const told = happened.filter(({ at }) => at >= instant.getTime()).map(({ event }) => event);
        meanwhile();
        return told;
      },
    };
    const context: Partial<Context> = {
      db: opened.db,
      clock,
      payments: payments as PaymentProvider,
      logger: pino({ level: 'silent' }),
      meter: noMeter,
    };
    return collectMissedEvents(context as Context, stop);
  }

  function happen(eventId: string, minutesAgo = 0): void {
    const event: PaymentEvent = {
      eventId,
      type: 'failed',
      sessionId: `cs_${eventId}`,
      bookingId: 'a-booking',
    };
    happened.push({ at: clock.now().getTime() - minutesAgo * MINUTE, event });
  }

  async function recorded(): Promise<string[]> {
    const events = await opened.db
      .selectFrom('payment_events')
      .select('event_id')
      .orderBy('event_id')
      .execute();
    return events.map((event) => event.event_id);
  }

  test('are asked for an hour back: one shows up late, and clocks are wrong', async () => {
    clock.advance(MINUTE);
    await collect();
    happen('late', 60);
    await collect();
    expect(await recorded()).toEqual(['late']);
  });

  test('are asked for again until all could be applied, however long that takes', async () => {
    clock.advance(MINUTE);
    happen('stuck');
    await sql`alter table checkouts rename to checkouts_out_of_reach`.execute(opened.db);
    for (let hour = 0; hour < 3; hour += 1) {
      await collect();
      clock.advance(60 * MINUTE);
    }
    expect(await recorded()).toEqual([]);
    await sql`alter table checkouts_out_of_reach rename to checkouts`.execute(opened.db);
    await collect();
    expect(await recorded()).toEqual(['stuck']);
  });

  test('are asked for again from the same instant when the process stops in their midst', async () => {
    clock.advance(MINUTE);
    happen('one');
    happen('other');
    // It has been closed for a night.
    clock.advance(8 * 60 * MINUTE);
    await collect(stopAfter(1));
    expect(await recorded()).toEqual(['one']);
    await collect();
    expect(await recorded()).toEqual(['one', 'other']);
  });

  test('and happen while the provider is asked are asked for the next time, however long it took', async () => {
    clock.advance(MINUTE);
    meanwhile = () => {
      happen('meanwhile');
      clock.advance(120 * MINUTE);
    };
    await collect();
    meanwhile = () => undefined;
    expect(await recorded()).toEqual([]);
    await collect();
    expect(await recorded()).toEqual(['meanwhile']);
  });
});
