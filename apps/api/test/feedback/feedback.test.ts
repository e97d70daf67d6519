import { ENDPOINTS } from '@motel/api-client/contracts';
import { motel as own } from '@motel/content/testing';
import { byHand } from '../support/by-hand.ts';
import { everythingStored } from '../support/looks.ts';
import { sentMails } from '../support/outbox.ts';
import { testMotel } from '../support/test-motel.ts';

const MESSAGE = { name: 'Anna Berg', email: 'anna@example.ca', message: 'The lamp by the bed is lovely.' };

describe('§5, §7: feedback', () => {
  const motel = testMotel();

  const send = (body: unknown) => motel.call(ENDPOINTS.feedback.path, { body });

  test('the JSON of the form-mail service is stored and mailed to the motel', async () => {
    const form = { access_key: 'key', subject: 'New feedback', ...MESSAGE, message: '  Mailed feedback  ' };
    expect(await send(form)).toMatchObject({ status: 200, body: { success: true } });
    const stored = await motel.db.selectFrom('feedback').selectAll().execute();
    expect(stored).toEqual([
      { ...MESSAGE, id: expect.any(String), message: 'Mailed feedback', created_at: motel.clock.now() },
    ]);
    await motel.server.runJobs();
    const mails = await sentMails(motel);
    expect(mails).toHaveLength(1);
    for (const words of ['Mailed feedback', 'Reply-To: anna@example.ca', `To: ${own.email}`])
      expect(mails[0]).toContain(words);
  });

  test('§11.8 at most 50 are mailed in a day; the desk sends or drops the others', {
    tags: 'long',
  }, async () => {
    const desk = byHand(motel);
    const mailed = async () => {
      await motel.runJobsAfter(1000);
      return (await sentMails(motel)).length;
    };
    for (const length of [49, 2, 1])
      await Promise.all(Array.from({ length }, (_, number) => send({ ...MESSAGE, name: `Bo ${number}` })));
    const stored = await motel.db.selectFrom('feedback').selectAll().execute();
    expect(stored, 'with the one of the test above').toHaveLength(53);
    const first = await mailed();
    expect([50, 51]).toContain(first);

    expect(await desk.attention()).toContain(`${53 - first} messages`);
    expect((await desk.call('retryMails')).value).toEqual({ mails: 0 });
    expect((await desk.call('mailFeedback')).value).toEqual({ messages: 53 - first });
    expect(await mailed()).toBe(53);
    expect(await desk.attention()).toBe('');
    const drop = async () => (await desk.call('closeItem', { reference: 'feedback', note: 'Spam' })).ok;
    expect(await drop()).toBe(false);

    await send(MESSAGE);
    expect(await mailed()).toBe(53);
    expect(await drop()).toBe(true);
    expect(await desk.attention()).toBe('');
    motel.clock.advance(24 * 3_600_000);
    await send(MESSAGE);
    expect(await mailed()).toBe(54);
  });

  test.each([
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['no address', { email: '' }],
    ['half an address', { email: 'anna@' }],
    ['two addresses', { email: 'a@example.ca, b@example.ca' }],
    ['an address with a header', { email: 'a@example.ca\r\nBcc: b@example.ca' }],
    ['no message', { message: '\n' }],
    ['a long message', { message: 'x'.repeat(5001) }],
  ])('%s is refused with the sentence of §5, and nothing is stored', async (_, wrong) => {
    const before = await everythingStored(motel);
    expect(await send({ ...MESSAGE, ...wrong })).toMatchObject({
      status: 422,
      body: { code: 'rule-broken', message: 'Please fill all fields correctly and accept the terms.' },
    });
    expect(await everythingStored(motel)).toEqual(before);
  });
});
