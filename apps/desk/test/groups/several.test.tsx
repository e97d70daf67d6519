import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SeveralPage } from '../../src/features/several/SeveralPage.tsx';
import { STAY } from '../any-stay.ts';
import { render } from '../motel.tsx';
import { groupOf, roomOf } from './group.ts';

const STAYS = [
  roomOf('Ada'),
  roomOf('Bea'),
  roomOf('Cy'),
  roomOf('Dee', { arrivedAt: '2027-07-09T21:00:00Z' }),
  roomOf('Eve', { status: 'cancelled' }),
];
const SHARES = { kept: 20, refunded: 80, owed: 0 };
const PREVIEW = { ...SHARES, byTerms: SHARES, ways: [], before: 100, parts: [] };
const TERMS = { keep: 'first night', lateCharge: 20, sentence: '' };
const CHANGE = { parts: [], before: 100, after: 100, ways: [], balance: 0, terms: TERMS, words: [] };
const WAYS = [
  { way: 'card', amount: 20 },
  { way: 'cash', amount: 5.8 },
];
const keys: string[] = [];
/** The bodies of the presses, by their paths. */
const said = new Map<string, unknown>();
const message = 'The guest has come.';
const REFUSAL = { code: 'rule-broken', message };
/** The stay that cannot stand again. */
const SOLD = 'Cy';
/** The press after which no answer comes. */
let lostAfter: number;
/** The answer about that stay waits for it. */
let answered: Promise<unknown>;

beforeEach(() => {
  answered = Promise.resolve();
  keys.length = 0;
  said.clear();
  lostAfter = Number.POSITIVE_INFINITY;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/desk/', '');
    const [, id = '', call] = path.split('/');
    const toCome = STAYS.filter(
      (one) => said.has(`stays/${one.id}/reinstate`) || !said.has(`stays/${one.id}/cancel`),
    );
    if (path === 'groups/crew') return Response.json(groupOf(toCome));
    const email = id === 'Ada' ? '' : STAY.guest.email;
    if (call === undefined)
      return Response.json({
        ...{ ...STAY, id, version: 'v2', guest: { ...STAY.guest, email } },
        can: { ...STAY.can, refund: id === 'Dee' ? 0 : 258 },
      });
    if (call === 'reinstatement') {
      if (id === SOLD) await answered;
      return Response.json({ balance: 80, isFree: id !== SOLD, words: 'The guest owes $80.00.' });
    }
    if (id === 'Dee' && call === 'cancellation') return Response.json(REFUSAL, { status: 400 });
    if (call === 'change-preview') return Response.json({ ...CHANGE, difference: id === 'Cy' ? 30 : 0 });
    if (call === 'refund') return Response.json({ ways: WAYS, most: 258 });
    if (request.method === 'GET') return Response.json(PREVIEW);
    keys.push(`${path} ${request.headers.get('idempotency-key')}`);
    if (keys.length > lostAfter) throw new TypeError('Failed to fetch');
    said.set(path, await request.json());
    return Response.json({});
  });
  render(<SeveralPage />, { page: '/tonight/several?group=crew' });
});

describe('§14.21 a press on many stays', () => {
  test('ends at a lost line, and goes on with the same keys', async () => {
    lostAfter = 1;
    fireEvent.click(await screen.findByRole('button', { name: 'All 4' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Cancel 3 stays/ }));
    screen.getByText(message);
    await screen.findByText('1 stay cancelled. 2 stays not: the list says why.', undefined, {
      timeout: 5000,
    });
    expect(screen.getAllByText(/^No connection\./)).toHaveLength(2);
    // The wire retries a press once; the third stay is not pressed at all.
    const asked = new Set(keys);
    expect([...asked].map((key) => key.split(' ')[0])).toEqual(['stays/Ada/cancel', 'stays/Bea/cancel']);

    lostAfter = Number.POSITIVE_INFINITY;
    fireEvent.click(await screen.findByRole('button', { name: /^Cancel 2 stays/ }));
    await screen.findByText('2 stays cancelled.');
    expect(keys.filter((key) => key.startsWith('stays/Bea')).every((key) => asked.has(key))).toBe(true);
  });

  test('moves all by the same days, and back where no money moved', async () => {
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Gail Bea/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Gail Cy/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findAllByText('Say by how many days.')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Days'), { target: { value: '2' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Move 2 stays, difference $30.00' }));
    await screen.findByText('2 stays moved.');
    const { type, party } = roomOf('Bea');
    const moved = { typeId: type.id, checkIn: '2027-07-11', checkOut: '2027-07-14', version: 'v2', party };
    expect(said.get('stays/Bea/change')).toEqual({ ...moved, difference: 0, pay: 'later' });
    expect(said.get('stays/Cy/change')).toEqual({ ...moved, difference: 30, pay: 'later' });
    said.clear();
    await waitFor(() => fireEvent.click(screen.getByRole('button', { name: 'Undo 1 stay' })));
    await screen.findByText('1 stay put back.');
    const back = { ...moved, checkIn: '2027-07-09', checkOut: '2027-07-12', difference: 0, pay: 'later' };
    expect([...said]).toEqual([['stays/Bea/change', back]]);
  });

  test('writes to those who have an address', async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'All 4' }));
    fireEvent.click(screen.getByRole('button', { name: 'Message' }));
    await screen.findByText('The guest has given no mail address.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Message 3 stays' }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: ' The road is closed. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Message 3 stays' }));
    await screen.findByText('3 stays written to.');
    expect(said.get('stays/Bea/message')).toEqual({ version: 'v1', text: 'The road is closed.' });
    expect([...said.keys()]).not.toContain('stays/Ada/message');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('refunds the same share of what was paid for each', async () => {
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Gail Bea/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Gail Cy/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Gail Dee/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findAllByText('by card, in cash')).toHaveLength(2);
    screen.getByText('Nothing was paid.');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'No heating' } });
    fireEvent.click(screen.getByRole('button', { name: /^Refund 2 stays/ }));
    await screen.findByText('2 stays refunded.');
    const body = { version: 'v2', amount: 25.8, isOwedAgain: false, reason: 'No heating' };
    expect(said.get('stays/Bea/refunds')).toEqual(body);
    expect(said.get('stays/Cy/refunds')).toEqual(body);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('puts back exactly those that it did, and says why not', async () => {
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Gail Bea/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Gail Cy/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel 2 stays, refund $160.00' }));
    let answer = () => {};
    answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await screen.findByText('2 stays cancelled.');
    // One of the two is known: a press now would leave the other.
    const early = await screen.findByRole<HTMLButtonElement>('button', { name: 'Undo 1 stay, $80.00 owed' });
    expect(early.disabled).toBe(true);
    answer();
    expect(await screen.findByText('Its rooms are sold by now. The guest owes $80.00.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo 1 stay, $80.00 owed' }));
    await screen.findByText('1 stay put back.');
    expect([...said]).toEqual([
      ['stays/Bea/cancel', { version: 'v1', isNoShow: false, kept: 20, refunded: 80 }],
      ['stays/Cy/cancel', { version: 'v1', isNoShow: false, kept: 20, refunded: 80 }],
      ['stays/Bea/reinstate', { version: 'v2', balance: 80 }],
    ]);
  });
});
