import type { Hand } from '@motel/api-client/desk-contracts';
import { emptyBooks } from '../../support/books.ts';
import { bookAtDesk, lookAtStay, testDesk } from '../../support/test-desk.ts';
import { HOUR, testMotel, testStaff } from '../../support/test-motel.ts';

describe('§14.2: each matter has its one remedy', () => {
  const motel = testMotel();
  const wren = testStaff(motel);
  beforeEach(() => emptyBooks(motel.db));

  const { pass } = testDesk(motel, wren);
  const remedies = async (of: Hand['kind']): Promise<Hand['remedy'][]> => {
    const waiting: Hand[] = (await wren.call('tonight')).body.waiting;
    return waiting.filter((hand) => hand.kind === of).map(({ remedy }) => remedy);
  };

  test('a hold whose link was mailed: the link once more', async () => {
    const { body } = await bookAtDesk(wren, { pay: 'link' });
    expect(await remedies('hold')).toEqual([]);
    await pass(11.5 * HOUR);
    expect(await remedies('hold')).toEqual([
      {
        do: 'mail-link',
        label: 'Send the link again',
        stay: { id: body.id, version: (await lookAtStay(wren, body.id)).version },
      },
    ]);
    expect((await wren.call('mailGuest', { parts: { id: body.id } })).status).toBe(200);
    const mails = await motel.db.selectFrom('outbox').select(['subject', 'body']).execute();
    const links = mails.filter(({ subject }) => subject.startsWith('Please pay for your stay'));
    expect(links).toHaveLength(2);
    expect(links[0]?.body).toBe(links[1]?.body);
  });

  test('a hold of a guest without an address: the stay itself', async () => {
    const { body } = await bookAtDesk(wren, { pay: 'link', guest: { email: '' } });
    await pass(11.5 * HOUR);
    expect(await remedies('hold')).toMatchObject([{ do: 'open-stay', reference: body.reference }]);
  });
});
