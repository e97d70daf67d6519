import { fireEvent, screen } from '@testing-library/react';
import { SeveralPage } from '../../src/features/several/SeveralPage.tsx';
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
const keys: string[] = [];
/** The press after which no answer comes. */
let lostAfter: number;

beforeEach(() => {
  keys.length = 0;
  lostAfter = 1;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/desk/', '');
    if (path === 'groups/crew') return Response.json(groupOf(STAYS));
    if (request.method === 'GET') return Response.json(PREVIEW);
    keys.push(`${path} ${request.headers.get('idempotency-key')}`);
    if (keys.length > lostAfter) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
  render(<SeveralPage />, { page: '/tonight/several?group=crew' });
});

describe('§14.21 a press on many stays', () => {
  test('ends at a lost line, and goes on with the same keys', async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'All 3' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Cancel 3 stays/ }));
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
});
