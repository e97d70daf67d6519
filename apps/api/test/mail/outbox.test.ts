import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { enqueueMail } from '../../src/mail/enqueue-mail.ts';
import type { MailTransport, OutgoingMail } from '../../src/mail/mail-transport.ts';
import type { OutboxMessage } from '../../src/mail/outbox-message.ts';
import { MOST_ATTEMPTS, sendDueMail } from '../../src/mail/send-due-mail.ts';
import { DATABASES } from '../support/databases.ts';
import { testClock } from '../support/test-clock.ts';

const clock = testClock('2026-11-20T18:00:00Z');

describe.each(DATABASES)('the outbox on $name', ({ open }) => {
  let opened: OpenDatabase;
  let sent: OutgoingMail[];
  let log: string[];
  /** What the mail server does with the next mails. */
  let takeMail: (mail: OutgoingMail) => Promise<void>;

  const transport: MailTransport = {
    send: async (mail) => {
      await takeMail(mail);
      sent.push(mail);
    },
    close: () => undefined,
  };
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const work = () => sendDueMail({ db: opened.db, transport, clock, logger });
  const enqueue = (message: OutboxMessage) =>
    inTransaction(opened.db, (trx) => enqueueMail(trx, clock.now(), message));

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.db.deleteFrom('outbox').execute();
    sent = [];
    log = [];
    takeMail = async () => undefined;
  });

  function message(change: Partial<OutboxMessage> = {}): OutboxMessage {
    return {
      dedupeKey: `booking-confirmed:${randomUUID()}`,
      to: 'maryam@example.ca',
      replyTo: 'desk@lantern-inn.example',
      subject: 'Your stay is confirmed',
      text: 'See you on Friday.',
      ...change,
    };
  }

  it('sends a mail as it was written, once', async () => {
    await enqueue(message());
    await work();
    await work();
    expect(sent).toEqual([
      {
        id: expect.any(String),
        to: 'maryam@example.ca',
        replyTo: 'desk@lantern-inn.example',
        subject: 'Your stay is confirmed',
        text: 'See you on Friday.',
        writtenAt: clock.now(),
      },
    ]);
  });

  it('sends nothing of a transaction that did not happen', async () => {
    await inTransaction(opened.db, async (trx) => {
      await enqueueMail(trx, clock.now(), message());
      throw new Error('no booking');
    }).catch(() => undefined);
    await work();
    expect(sent).toEqual([]);
  });

  it('keeps one mail for each occasion, whatever is repeated, before and after it was sent', async () => {
    const first = message();
    await Promise.all([enqueue(first), enqueue(first), enqueue({ ...first, text: 'again' })]);
    await work();
    await enqueue(first);
    await work();
    expect(sent).toHaveLength(1);
  });

  it('sends in the order of writing', async () => {
    for (const subject of ['first', 'second', 'third']) {
      await enqueue(message({ subject }));
      clock.advance(1);
    }
    await work();
    expect(sent.map(({ subject }) => subject)).toEqual(['first', 'second', 'third']);
  });

  it('tries again after 2, 4, 8 … seconds, and remembers why; other mail goes out meanwhile', async () => {
    takeMail = async ({ to }) => {
      if (to === 'broken@example.ca') throw new Error('550 no such mailbox <broken@example.ca>');
    };
    await enqueue(message({ to: 'broken@example.ca' }));
    await enqueue(message());
    await work();
    expect(sent.map(({ to }) => to)).toEqual(['maryam@example.ca']);
    const row = await opened.db
      .selectFrom('outbox')
      .select(['attempts', 'last_error', 'sent_at'])
      .where('recipient', '=', 'broken@example.ca')
      .executeTakeFirst();
    expect(row).toEqual({
      attempts: 1,
      last_error: '550 no such mailbox <broken@example.ca>',
      sent_at: null,
    });

    let tries = 0;
    takeMail = async () => {
      tries += 1;
      if (tries < 3) throw new Error('421 later');
    };
    for (const [wait, expected] of [
      [1_999, 0],
      [1, 1],
      [3_999, 1],
      [1, 2],
      [8_000, 3],
    ] as const) {
      clock.advance(wait);
      await work();
      expect(tries).toBe(expected);
    }
    expect(sent).toHaveLength(2);
  });

  it('gives a mail up in the end, and keeps it', async () => {
    takeMail = () => Promise.reject(new Error('421 later'));
    await enqueue(message());
    for (let attempt = 0; attempt < MOST_ATTEMPTS + 3; attempt += 1) {
      await work();
      clock.advance(3_600_000);
    }
    const row = await opened.db.selectFrom('outbox').select(['attempts', 'sent_at']).executeTakeFirst();
    expect(row).toEqual({ attempts: MOST_ATTEMPTS, sent_at: null });
    expect(log.filter((line) => line.includes('"isLast":true'))).toHaveLength(1);
  });

  it('sends each mail once when many processes work at the same time', async () => {
    for (let count = 0; count < 12; count += 1) await enqueue(message());
    await Promise.all([work(), work(), work(), work()]);
    await work();
    expect(sent).toHaveLength(12);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(12);
  });

  it('begins no other mail once it is told to stop', async () => {
    for (let count = 0; count < 3; count += 1) await enqueue(message());
    const stopping = new AbortController();
    takeMail = async () => stopping.abort();
    await sendDueMail({ db: opened.db, transport, clock, logger, stop: stopping.signal });
    expect(sent).toHaveLength(1);
    await work();
    expect(sent).toHaveLength(3);
  });

  it('sends a mail once when the mail server is slow and another process looks for work meanwhile', async () => {
    await enqueue(message());
    takeMail = async () => {
      clock.advance(100_000);
      takeMail = async () => undefined;
      await work();
    };
    await work();
    expect(sent).toHaveLength(1);
  });

  it('a mail whose sender died on the way is sent again under the same id', async () => {
    await enqueue(message());
    const begun = Promise.withResolvers<string>();
    takeMail = ({ id }) => {
      begun.resolve(id);
      return new Promise(() => undefined);
    };
    void work();
    const firstId = await begun.promise;
    takeMail = async () => undefined;
    clock.advance(2 * 60_000);
    await work();
    expect(sent.map(({ id }) => id)).toEqual([firstId]);
  });

  /** Begins to send the one mail, which ends as it is told. */
  async function begin(end: Promise<void>): Promise<{ readonly done: Promise<void> }> {
    const begun = Promise.withResolvers<void>();
    takeMail = () => {
      begun.resolve();
      return end;
    };
    const done = work();
    await begun.promise;
    return { done };
  }

  it('the failure of a slow attempt leaves the next one, which is under way, alone', async () => {
    await enqueue(message());
    const slow = Promise.withResolvers<void>();
    const { done: slowEnd } = await begin(slow.promise);
    clock.advance(2 * 60_000);
    const next = Promise.withResolvers<void>();
    const { done: nextEnd } = await begin(next.promise);
    slow.reject(new Error('421 timed out'));
    await slowEnd;
    takeMail = async () => undefined;
    clock.advance(60_000);
    await work();
    next.resolve();
    await nextEnd;
    expect(sent).toHaveLength(1);
  });

  it('a mail that its slow sender got through after all is not sent again by who has found it due', async () => {
    for (const subject of ['first', 'second']) {
      await enqueue(message({ subject }));
      clock.advance(1);
    }
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    takeMail = async ({ subject }) => {
      if (subject === 'first') throw new Error('421 later');
      begun.resolve();
      await slow.promise;
    };
    const slowWork = work();
    await begun.promise;
    clock.advance(2 * 60_000);
    takeMail = async () => {
      slow.resolve();
      await slowWork;
    };
    await work();
    expect(sent.map(({ subject }) => subject)).toEqual(['second', 'first']);
  });

  it('tells the log of failures without personal data', async () => {
    takeMail = ({ to }) => Promise.reject(new Error(`550 no mailbox <${to}>`));
    await enqueue(message());
    await work();
    expect(log).toHaveLength(1);
    expect(log.join()).not.toContain('maryam');
  });
});
