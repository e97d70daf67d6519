import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvOf, MONTH_FILES, monthBooks, monthTable } from '@motel/api-client/desk-contracts';
import { endDays } from '../support/end-days.ts';
import { plain } from '../support/outbox.ts';
import { nightsFrom, ROOMS } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay, pressOnStay, TWO_ADULTS, TYPED_GUEST } from '../support/test-desk.ts';
import { testMotel } from '../support/test-motel.ts';
import { callTestDesk, signInStaff, type TestStaff } from '../support/test-staff.ts';

/** Words that a guest may say on the telephone, or a clerk type. */
const HOSTILE = {
  script: '<script>alert(1)</script>',
  image: '"><img src=x onerror=alert(1)>',
  // Others that begin a formula: month-csv.test.ts of the client.
  formula: '=HYPERLINK("//evil.example","x")',
  header: 'Ann\r\nBcc: all@evil.example\r\n\r\n<b>Hello</b>',
};
const GUEST = { phone: '403 555 0177', email: 'planted.guest@example.ca' };

describe('12: hostile words typed at the desk', () => {
  let owner: TestStaff;
  let rooms: { id: string; number: string; traits: string[] }[];
  const cookies: string[] = [];
  const motel = testMotel();
  beforeAll(async () => {
    owner = await signIn('Ilse');
    const { body } = await owner.call('rooms');
    rooms = body.types.find(({ id }: { id: string }) => id === ROOMS.many.id).rooms;
  });

  async function signIn(name: string): Promise<TestStaff> {
    const staff = await signInStaff(motel, 'owner', name);
    cookies.push(staff.headers.cookie ?? '');
    return staff;
  }

  async function done(answer: ReturnType<TestStaff['call']>) {
    const { status, body } = await answer;
    expect([status, body]).toEqual([200, body]);
    return body;
  }

  const mailFiles = () => readdir(join(motel.dataDir, 'mail')).catch(() => [] as string[]);
  /** The mails as they went out. */
  async function lettersBeside(before: readonly string[]): Promise<string[]> {
    const files = (await mailFiles()).filter((file) => !before.includes(file));
    return Promise.all(files.map((file) => readFile(join(motel.dataDir, 'mail', file), 'utf8')));
  }

  test.each(Object.entries(HOSTILE))('%s stays a word wherever it ends', async (name, words) => {
    const before = await mailFiles();
    const person = await signIn(words);
    const typed = { firstname: words, lastname: words, car: words, specialRequest: words };
    const guest = { ...TYPED_GUEST, ...GUEST, ...typed };
    const room = rooms[Object.keys(HOSTILE).indexOf(name)]!;
    const byHand = { total: 90, reason: words };
    const booked = { stay: nightsFrom(0, 1), guest, byHand, roomId: room.id, note: words };
    const { id } = await done(bookAtDesk(person, booked));
    await done(person.call('checkIn', { parts: { id }, body: { isUncleanAccepted: true } }));
    await done(pressOnStay(person, 'refund', id, { amount: 10, reason: words, isOwedAgain: true }));
    await done(pressOnStay(person, 'takePayment', id, { way: 'link', amount: 10 }));
    await done(pressOnStay(person, 'takePayment', id, { way: 'terminal', amount: 10 }));
    const paper = { kind: 'receipt', total: 90 };
    const receipt = await done(person.call('issueReceipt', { parts: { id }, body: paper }));
    await done(person.call('mailReceipt', { parts: { number: receipt.number } }));
    await done(person.call('moveCash', { body: { kind: 'pay-in', amount: 1, reason: words } }));
    await done(person.call('leaveNote', { body: { text: words } }));
    await done(person.call('reportRoom', { parts: { id: room.id }, body: { text: words } }));
    const number = words.slice(0, 8).trim();
    const changed = { number, traits: [], seen: { number: room.number, traits: room.traits } };
    await done(person.call('changeRoom', { parts: { id: room.id }, body: changed }));
    const closed = { ...nightsFrom(40, 1), reason: words };
    await done(person.call('closeRoom', { parts: { id: room.id }, body: closed }));
    const gone = await done(bookAtDesk(person, { guest, pay: 'later' }));
    const cancelled = { isNoShow: false, kept: 0, refunded: 0, reason: words };
    await done(pressOnStay(person, 'cancelStay', gone.id, cancelled));
    await motel.server.runJobs();

    for (const page of ['tonight', 'rooms', 'till', 'morning', 'people'] as const)
      await done(person.call(page));
    // On the wire it is JSON, as it was typed.
    const stay = await lookAtStay(person, id);
    expect(stay.guest).toMatchObject(typed);
    const shown = await person.call('receipt', { parts: { number: receipt.number } });
    expect(shown.headers.get('content-type')).toMatch(/^application\/json/);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.body).toMatchObject({ guest: `${words} ${words}`, by: words });

    // In mails it is text: no header, no markup.
    const letters = await lettersBeside(before);
    expect(letters.length).toBeGreaterThan(5);
    for (const letter of letters) {
      const [head = ''] = letter.split(/\r?\n\r?\n/, 1);
      expect(head).not.toMatch(/^(?:bcc|cc)\s*:|evil\.example/im);
    }
    const pages = letters.flatMap((letter) => plain(letter).split(/content-type: text\/html/i)[1] ?? []);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter((page) => /<script>alert|<img src=x|<b>Hello/.test(page))).toEqual([]);

    // In a spreadsheet no cell is a formula.
    await motel.db.deleteFrom('journal_lines').execute();
    await motel.db.deleteFrom('ended_days').execute();
    const books = monthBooks.parse(await endDays(motel, owner));
    for (const file of MONTH_FILES) {
      for (const cell of cellsOf(csvOf(monthTable(books, file)))) {
        expect(cell).not.toMatch(/^\s*(?:[=+@]|-(?!\d{1,9}\.\d\d$))/);
      }
    }
    expect(books.payments.map(({ by }) => by)).toContain(words);
  });

  test.each([
    ['a mail address', { email: 'a@example.ca\r\nBcc: all@evil.example' }],
    ['a mail address', { email: '"<script>"@example.ca, all@evil.example' }],
    ['a number', { phone: '403 555 0177;ext=<script>' }],
  ])('%s with them is none', async (_, guest) => {
    const { status, body } = await bookAtDesk(owner, { guest });
    expect([status, body.code]).toEqual([422, 'rule-broken']);
  });

  test('the log has no word, number, mail address, token or cookie of all this', async () => {
    const wanted = { typeId: ROOMS.many.id, party: TWO_ADULTS };
    const { body: invited } = await owner.call('invite', { body: { name: 'Planted Person', role: 'clerk' } });
    const token = invited.link.url.split('#')[1] as string;
    await callTestDesk(motel, 'lookAtLink', { body: { token } });
    await owner.call('search', { query: { words: 'Planted Searcher' } });
    await owner.call('findGuest', { query: { phone: GUEST.phone } });
    // Refused requests are in the log, too.
    await owner.call('bookStay', { body: { ...wanted, guest: GUEST, note: 'Planted Refusal' } });
    await owner.call('stay', { parts: { id: 'planted.reference' } });
    expect(motel.log.length).toBeGreaterThan(100);
    const planted = [
      ...Object.values(HOSTILE).map((words) => JSON.stringify(words).slice(1, -1)),
      ...cookies.map((cookie) => cookie.split('=')[1] ?? ''),
      ...['planted', 'Planted', '5550177', '555 0177', '555%200177', 'evil.example', token, 'Ilse'],
    ];
    const found = planted.filter((word) => word === '' || motel.log.some((line) => line.includes(word)));
    expect(found).toEqual([]);
  });
});

function cellsOf(csv: string): string[] {
  return [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"|([^,"\r\n]+)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
}
