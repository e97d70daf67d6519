import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { isEmail } from '@motel/booking-core';
import {
  folderTransport,
  type MailTransport,
  type OutgoingMail,
  smtpTransport,
} from '../../src/mail/mail-transport.ts';
import { type SmtpServer, smtpServer } from './smtp-server.ts';

const sender = { name: 'Harbour Inn', address: 'desk@motel.example' };
const mail: OutgoingMail = {
  id: '6a6ff3a0-6f5e-4a5c-8a57-0c1d59f6b6aa',
  to: 'maryam@example.ca',
  replyTo: 'desk@motel.example',
  subject: 'Your stay is confirmed',
  text: 'Dear Maryam,\n\nsee you on Friday. Café & breakfast: 7–10.\n',
  writtenAt: new Date('2026-11-20T18:00:00Z'),
};

/** Reads the header fields of a message, unfolded, names in lower case. */
function headersOf(message: string): [name: string, value: string][] {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}

const EXPECTED_HEADERS = [
  'auto-submitted content-transfer-encoding content-type date from message-id mime-version reply-to subject to',
].flatMap((names) => names.split(' '));

describe('mail to a folder', () => {
  let folder: string;
  let transport: MailTransport;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'motel-mail-')), 'mail');
    transport = folderTransport(folder, sender);
  });
  afterEach(async () => {
    transport.close();
    await rm(join(folder, '..'), { recursive: true });
  });

  /** Sends the mail, as it is or with other parts. @returns its file's text */
  async function sent(more: Partial<OutgoingMail> = {}): Promise<string> {
    await transport.send({ ...mail, ...more });
    const files = await readdir(folder);
    expect(files).toEqual([`20261120T180000-${mail.id}.eml`]);
    return readFile(join(folder, files[0] ?? ''), 'utf8');
  }

  it('is an .eml file that only its owner can read, sorted by time', async () => {
    await sent();
    expect((await stat(folder)).mode & 0o077).toBe(0);
    const [file = ''] = await readdir(folder);
    expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  });

  it('has the sender, recipient, date and text unchanged', async () => {
    const message = await sent();
    const headers = Object.fromEntries(headersOf(message));
    expect(headers).toMatchObject({
      from: 'Harbour Inn <desk@motel.example>',
      to: 'maryam@example.ca',
      'reply-to': 'desk@motel.example',
      subject: 'Your stay is confirmed',
      date: 'Fri, 20 Nov 2026 18:00:00 +0000',
      'message-id': `<${mail.id}@motel.example>`,
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(message).toContain('Caf=C3=A9 & breakfast');
    expect(await sent(), 'sent again it replaces its file').toEqual(message);
  });

  it('has its calendar entry unchanged, inline and as a file', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Café\r\nEND:VCALENDAR\r\n';
    const message = await sent({ calendar });
    expect(message).toContain('text/calendar; charset=utf-8; method=PUBLISH');
    expect(message).toContain('filename=stay.ics');
    expect(message).toContain('BEGIN:VCALENDAR\r\nSUMMARY:Caf=C3=A9\r\nEND:VCALENDAR\r\n');
    expect(message.replaceAll('\r\n', '')).toContain(Buffer.from(calendar).toString('base64'));
  });

  it('has the calendar’s own method: publish or cancel', async () => {
    for (const method of ['PUBLISH', 'CANCEL']) {
      const calendar = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:x\\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n`;
      expect((await sent({ calendar })).match(/method=\w+/g)).toEqual([`method=${method}`]);
    }
  });

  it('has text, page and picture in the order in which programs choose', async () => {
    const picture = { file: 'room.jpg', content: Buffer.from('a picture') };
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n';
    const message = await sent({ html: '<p>See you on Friday.</p>', picture, calendar });
    const types = [...message.matchAll(/^Content-Type: ([a-z/-]+)/gim)].map(([, type]) => type);
    expect(types).toEqual([
      ...['multipart/mixed', 'multipart/alternative', 'text/plain', 'multipart/related', 'text/html'],
      ...['image/jpeg', 'text/calendar', 'application/ics'],
    ]);
    expect(message).toContain('Content-ID: <postcard@stay.invalid>');
    expect(message).toContain('Content-Disposition: inline; filename=room.jpg');
    expect(message).toContain(picture.content.toString('base64'));
  });

  const nasty = fc.constantFrom(
    'x\r\nBcc: thief@evil.example',
    'a@b.example,c@d.example',
    '<b>bold</b>',
    '=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
    'Group: a@b.example;',
    '"quoted" \\ (comment)',
    '\u2028Subject: other',
  );
  const words = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), nasty);
  const odd = fc.constantFrom('a,b', '<a>', 'a;b', '"a"', 'a(b)');
  const address = fc
    .tuple(fc.oneof(fc.string({ minLength: 1 }), odd), fc.domain())
    .map(([local, domain]) => `${local}@${domain}`)
    .filter(isEmail);
  test.prop([words, words, address], { numRuns: 150 })(
    'has only the expected headers and one recipient for any text',
    async (subject, text, replyTo) => {
      const message = await sent({ subject, text, replyTo });
      const names = headersOf(message).map(([name]) => name);
      // An empty subject or text has no header.
      expect(EXPECTED_HEADERS).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
      expect(Object.fromEntries(headersOf(message)).to).toBe('maryam@example.ca');
    },
  );
});

describe('mail over SMTP', () => {
  let server: SmtpServer;
  let transport: MailTransport;
  beforeAll(async () => {
    server = await smtpServer();
    transport = smtpTransport(server.url, sender);
  });
  afterAll(async () => {
    transport.close();
    await server.close();
  });

  it('goes from the motel to the one recipient', async () => {
    await transport.send(mail);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: sender.address, to: ['maryam@example.ca'] });
    const names = headersOf(server.received[0]?.data ?? '').map(([name]) => name);
    expect(names.sort()).toEqual(EXPECTED_HEADERS);
  });

  it('has the same parts, picture and calendar entry as the file', async () => {
    const picture = { file: 'room.jpg', content: Buffer.from('a picture') };
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await transport.send({ ...mail, html: '<p>See you on Friday.</p>', picture, calendar });
    const { data } = server.received.at(-1) ?? { data: '' };
    expect(data).toContain('Caf=C3=A9 & breakfast');
    expect(data).toContain('<p>See you on Friday.</p>');
    expect(data).toContain(picture.content.toString('base64'));
    expect(data).toContain('text/calendar; charset=utf-8; method=CANCEL');
  });

  it('never goes to a second recipient hidden in an address', async () => {
    const before = server.received.length;
    await transport.send({ ...mail, to: 'a@example.ca,b@evil.example' }).catch(() => undefined);
    for (const { to } of server.received.slice(before)) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain('b@evil.example');
    }
  });

  it('goes to another host over TLS only, and loopback is none', async () => {
    const before = server.received.length;
    // The system takes 0.0.0.0 for this machine; the motel does not. The server offers no STARTTLS.
    const elsewhere = smtpTransport(server.url.replace('127.0.0.1', '0.0.0.0'), sender);
    await expect(elsewhere.send(mail)).rejects.toThrow(/STARTTLS|TLS|SSL/);
    elsewhere.close();
    expect(server.received).toHaveLength(before);
  });

  it('fails when the server refuses the recipient', async () => {
    server.refuse(true);
    await expect(transport.send(mail)).rejects.toThrow('550');
    server.refuse(false);
  });
});
