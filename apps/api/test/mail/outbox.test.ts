import { randomUUID } from 'node:crypto';
import { folderPictures, OWN_FOLDER } from '@motel/content/server';
import { motel as content, motel as own } from '@motel/content/testing';
import { pino } from 'pino';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { sampleMails } from '../../src/mail/index.ts';
import type { MailTransport, OutgoingMail } from '../../src/mail/mail-transport.ts';
import { enqueueMail } from '../../src/mail/outbox.ts';
import type { OutboxMessage } from '../../src/mail/outbox-message.ts';
import { MAX_ATTEMPTS, sendDueMail } from '../../src/mail/send-due-mail.ts';
import { keepPictures } from '../../src/pictures/index.ts';
import { SERVER } from '../support/databases.ts';
import { mailsOf } from '../support/outbox.ts';
import { testClock } from '../support/test-clock.ts';
import { whileTesting } from '../support/while-testing.ts';

const clock = testClock('2026-11-20T18:00:00Z');

describe('the outbox', () => {
  let sent: OutgoingMail[];
  let log: string[];
  /** The mail server's reaction to the next mails. */
  let receiveMail: (mail: OutgoingMail) => Promise<void>;

  const transport: MailTransport = {
    send: async (mail) => {
      await receiveMail(mail);
      sent.push(mail);
    },
    close: () => undefined,
  };
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const work = (more: Partial<Parameters<typeof sendDueMail>[0]> = {}) =>
    sendDueMail({ db: opened.db, transport, clock, logger, ...more });
  const enqueue = (message: OutboxMessage) =>
    inTransaction(opened.db, (trx) => enqueueMail(trx, clock.now(), message));

  const opened = whileTesting(() => SERVER.open());
  beforeEach(async () => {
    await opened.db.deleteFrom('outbox').execute();
    sent = [];
    log = [];
    receiveMail = async () => undefined;
  });

  function message(change: Partial<OutboxMessage> = {}): OutboxMessage {
    return {
      dedupeKey: `booking-confirmed:${randomUUID()}`,
      to: 'maryam@example.ca',
      replyTo: own.email,
      subject: 'Your stay is confirmed',
      text: 'See you on Friday.',
      ...change,
    };
  }

  it('sends a mail once, unchanged', async () => {
    await enqueue(message());
    await work();
    await work();
    const { dedupeKey, ...written } = message();
    expect(sent).toEqual([{ id: expect.any(String), ...written, writtenAt: clock.now() }]);
  });

  it('sends a page with its picture, and the link to the stay in both parts', async () => {
    await keepPictures(opened.db, folderPictures(OWN_FOLDER));
    const [letter] = await sampleMails({ motel: content, now: clock.now() });
    await enqueue({ ...message(), html: letter?.html, text: letter?.text ?? '', picture: letter?.picture });
    clock.advance(1);
    const gone = { picture: 'gone-00000000.jpg', linkedBookingId: 'bk_1' };
    await enqueue({ ...message(), html: letter?.html, ...gone });
    await work({ createStayLink: async () => 'a-token' });
    const [plain, linked] = sent;
    expect(plain?.html === letter?.html).toBe(true);
    expect(plain?.picture?.file).toBe(letter?.picture);
    expect(plain?.picture?.content.length).toBeGreaterThan(10_000);
    expect(linked?.html?.match(/\S+a-token"/g)).toEqual([
      'href="https://stay.invalid/booking-history#stay=a-token"',
    ]);
    expect(linked?.picture, 'of a version that no longer has it').toBeUndefined();
  });

  it('sends a mail of the version before, which has no page', async () => {
    await enqueue(message());
    await opened.db.updateTable('outbox').set({ html: null, picture: null }).execute();
    await work();
    expect(sent).toMatchObject([{ text: 'See you on Friday.', html: undefined, picture: undefined }]);
  });

  it('sends no mail of a transaction that was rolled back', async () => {
    await inTransaction(opened.db, async (trx) => {
      await enqueueMail(trx, clock.now(), message());
      throw new Error('no booking');
    }).catch(() => undefined);
    await work();
    expect(sent).toEqual([]);
  });

  it('stores one mail for each occasion, before and after sending', async () => {
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

  it('retries after 2, 4, 8 … seconds, and sends other mails in between', async () => {
    receiveMail = async ({ to }) => {
      if (to === 'broken@example.ca') throw new Error('550 no such mailbox <broken@example.ca>');
    };
    await enqueue(message({ to: 'broken@example.ca' }));
    await enqueue(message());
    await work();
    expect(sent.map(({ to }) => to)).toEqual(['maryam@example.ca']);
    const last_error = '550 no such mailbox <broken@example.ca>';
    const failed = { recipient: 'broken@example.ca', attempts: 1, last_error, sent_at: null };
    expect(await mailsOf(opened)).toContainEqual(expect.objectContaining(failed));
    expect(log, 'without personal data').toEqual([expect.not.stringContaining('broken@')]);

    let tries = 0;
    receiveMail = async () => {
      tries += 1;
      if (tries < 3) throw new Error('421 later');
    };
    const triesAfter: number[] = [];
    for (const wait of [1_999, 1, 3_999, 1, 8_000]) {
      clock.advance(wait);
      await work();
      triesAfter.push(tries);
    }
    expect(triesAfter).toEqual([0, 1, 1, 2, 3]);
    expect(sent).toHaveLength(2);
  });

  it('stops retrying after the last attempt, and keeps the mail', async () => {
    receiveMail = () => Promise.reject(new Error('421 later'));
    await enqueue(message());
    for (let attempt = 0; attempt < MAX_ATTEMPTS + 3; attempt += 1) {
      await work();
      clock.advance(3_600_000);
    }
    expect(await mailsOf(opened)).toMatchObject([{ attempts: MAX_ATTEMPTS, sent_at: null }]);
    expect(log.filter((line) => line.includes('"isLast":true'))).toHaveLength(1);
  });

  it('sends each mail once with many concurrent processes', async () => {
    for (let count = 0; count < 12; count += 1) await enqueue(message());
    await Promise.all([work(), work(), work(), work()]);
    await work();
    expect(sent).toHaveLength(12);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(12);
  });

  it('sends no other mail after a signal to stop', async () => {
    for (let count = 0; count < 3; count += 1) await enqueue(message());
    const stopping = new AbortController();
    receiveMail = async () => stopping.abort();
    await work({ stop: stopping.signal });
    expect(sent).toHaveLength(1);
    await work();
    expect(sent).toHaveLength(3);
  });

  /** Begins to send the one mail; the attempt ends as the returned promise does. */
  async function begin() {
    const [begun, end] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    receiveMail = ({ id }) => {
      begun.resolve(id);
      return end.promise;
    };
    const done = work();
    return { ...end, id: await begun.promise, done };
  }

  it('retries a mail under the same id after its process has died', async () => {
    await enqueue(message());
    const { id } = await begin();
    receiveMail = async () => undefined;
    clock.advance(2 * 60_000);
    await work();
    expect(sent.map((mail) => mail.id)).toEqual([id]);
  });

  it('does not retry when a slow attempt fails during the next one', async () => {
    await enqueue(message());
    const slow = await begin();
    clock.advance(2 * 60_000);
    const next = await begin();
    slow.reject(new Error('421 timed out'));
    await slow.done;
    receiveMail = async () => undefined;
    clock.advance(60_000);
    await work();
    next.resolve();
    await next.done;
    expect(sent).toHaveLength(1);
  });

  it('does not retry a mail that a slow attempt has sent in the end', async () => {
    for (const subject of ['first', 'second']) {
      await enqueue(message({ subject }));
      clock.advance(1);
    }
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    receiveMail = async ({ subject }) => {
      if (subject === 'first') throw new Error('421 later');
      begun.resolve();
      await slow.promise;
    };
    const slowWork = work();
    await begun.promise;
    clock.advance(2 * 60_000);
    receiveMail = async () => {
      slow.resolve();
      await slowWork;
    };
    await work();
    expect(sent.map(({ subject }) => subject)).toEqual(['second', 'first']);
  });
});
