import { byHand } from '../support/by-hand.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { freshStay } from '../support/test-booking.ts';
import { bookAtDesk, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

describe('§14.5: the page of a stay', () => {
  const motel = testMotel();
  const wren = testStaff(motel);

  const { act, look } = testDesk(motel, wren);
  const paidStay = async () => (await bookPaid(motel, freshStay(3))).id;

  test('has its account with a running balance, its terms and its story', async () => {
    const shown = await look(await paidStay());
    expect(shown).toMatchObject({
      status: 'confirmed',
      bookedBy: 'website',
      folio: { total: 292_00, paid: 292_00, balance: 0 },
      state: 'booked',
      can: { pay: 0, waive: 0, refund: 292_00 },
      waiting: [],
    });
    expect(Object.keys(shown.cannot).toSorted()).toEqual(
      [
        ...['check-in', 'check-out', 'no-show', 'pay', 'reinstate', 'undo-check-in', 'undo-check-out'],
        'waive',
      ].toSorted(),
    );
    expect(shown.cannot['check-in']).toMatch(/^This stay begins on/);
    const last = shown.folio.entries.at(-1);
    expect(last).toMatchObject({ kind: 'payment', what: 'card', amount: -292_00, balance: 0 });
    expect(shown.terms.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['free', 0, 'now'],
      ['late', 98_00, 'ahead'],
      ['no-show', 98_00, 'ahead'],
    ]);
    expect(shown.story.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Booked on the website', 'Paid $292.00', 'Mail sent']),
    );
  });

  test('is found by the number that people read to each other', async () => {
    const { id, reference } = await look(await paidStay());
    expect((await look(reference)).id).toBe(id);
    const { status, body } = await wren.call('stay', { parts: { id: 'LI-00000' } });
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  test('is the same answer, and the same version, until something is done', async () => {
    const id = await paidStay();
    const first = await wren.call('stay', { parts: { id } });
    const tag = first.headers.get('etag') ?? '';
    motel.clock.advance(4000);
    expect((await wren.call('stay', { parts: { id }, headers: { 'if-none-match': tag } })).status).toBe(304);
    await byHand(motel).cancel(id);
    const after = await look(id);
    expect(after.version).not.toBe(first.body.version);
    expect(after).toMatchObject({ status: 'cancelled', isNoShow: false, state: 'cancelled' });
    expect(after.cannot.reinstate).toBeUndefined();
    expect(after.story[0]).toMatchObject({ title: 'Cancelled', by: 'maryam' });
  });

  test('has its notes, and corrects its guest without personal data in the log', async () => {
    const id = await paidStay();
    const note = { text: 'Child is 4 and needs the cot.' };
    expect((await act('noteStay', id, note)).status).toBe(200);
    const noted = await look(id);
    expect(noted.notes).toMatchObject([{ ...note, by: 'Wren' }]);
    expect(noted.story.map(({ title }) => title)).toContain('Noted');
    expect((await act('noteStay', id, { text: ' ' })).body.code).toBe('rule-broken');
    const { version } = await look(id);
    const guest = { ...TYPED_GUEST, car: 'Blue van', specialRequest: 'A cot, please' };
    expect((await act('editGuest', id, { version, guest })).status).toBe(200);
    const shown = await look(id);
    expect(shown.guest).toMatchObject({ firstname: 'Amara', phone: '+14035550138', car: 'Blue van' });
    expect(shown.story.find(({ title }) => title === 'Guest corrected')?.detail).toBe(
      "the guest's first name, last name, phone, email, special requests, car",
    );
    expect((await act('editGuest', id, { version, guest })).body.code).toBe('changed-meanwhile');
    const wrong = { version: shown.version, guest: { ...guest, lastname: 'www.evil.example' } };
    const refused = await act('editGuest', id, wrong);
    expect(refused.body.message).toBe('Last name cannot have a web address in it');
  });

  test('mails the latest letter once more, to a guest with an address', async () => {
    const id = await paidStay();
    const mails = async () => (await look(id)).story.filter(({ title }) => title.startsWith('Mail ')).length;
    const before = await mails();
    expect((await wren.call('mailGuest', { parts: { id } })).status).toBe(200);
    await motel.server.runJobs();
    // The letter, and what the person did.
    expect(await mails()).toBe(before + 2);
    const noAddress = await bookAtDesk(wren, { guest: { email: '' } });
    for (const name of ['mailGuest', 'messageStay'] as const)
      expect(await act(name, noAddress.body.id, { text: 'Hello' })).toSay(
        '422 This guest has given no mail address.',
      );
  });

  test('mails a message of the desk, once for a key, and tells it in the story', async () => {
    const id = await paidStay();
    const { version } = await look(id);
    const asked = { parts: { id }, body: { version, text: ' The road is closed. ' }, key: 'one-message' };
    for (const time of [1, 2])
      expect([time, (await wren.call('messageStay', asked)).status]).toEqual([time, 200]);
    const empty = { ...asked, body: { version, text: ' ' }, key: 'empty' };
    expect((await wren.call('messageStay', empty)).body.code).toBe('malformed');
    await motel.server.runJobs();
    const { story } = await look(id);
    const told = story.filter(
      ({ title, detail = '' }) => /^A message from /.test(detail) || title === 'Message sent',
    );
    expect(told.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['The road is closed.', expect.stringMatching(/^A message from /)]),
    );
    expect(told).toHaveLength(2);
  });
});
