import type { Hand } from '@motel/api-client/desk-contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { WaitingCard } from '../../src/features/tonight/WaitingCard.tsx';
import { render } from '../motel.tsx';

const MISSED = { kind: 'number', isUrgent: false, details: 'Room 2 is taken on May 12, 2027.' } as const;
const WAITING: readonly Hand[] = [
  {
    ...MISSED,
    id: 'one',
    title: 'Amara Osei did not get the chosen room.',
    remedy: { do: 'open-stay', label: 'Open the stay', reference: 'LI-7K4QD' },
  },
  {
    ...MISSED,
    id: 'other',
    title: 'Noor Lise did not get the chosen room.',
    remedy: { do: 'finish-note', label: 'It is done', note: 'missed-room-1' },
  },
];
const pressed: [string, unknown][] = [];

beforeEach(() => {
  pressed.length = 0;
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, 'http://desk.example'), init);
    pressed.push([new URL(request.url).pathname, await request.json()]);
    const at = new Date().toISOString();
    return Response.json({ id: 'missed-room-1', text: '', by: 'Wren', at, done: { by: 'Wren', at } });
  });
  render(<WaitingCard waiting={WAITING} />);
});

describe('§14.2: a stay that missed the room of its paid change', () => {
  const item = (name: string) =>
    within(screen.getAllByRole('listitem').find((one) => one.textContent.startsWith(name))!);

  test('without a number opens, so that it gets one', () => {
    const amara = item('Amara Osei');
    amara.getByText('Room 2 is taken on May 12, 2027.', { exact: false });
    expect(amara.getByRole('link', { name: 'Open the stay' }).getAttribute('href')).toBe('/stays/LI-7K4QD');
  });

  test('with other rooms is done once a person says so', async () => {
    fireEvent.click(item('Noor Lise').getByRole('button', { name: 'It is done' }));
    await vi.waitFor(() =>
      expect(pressed).toEqual([['/api/desk/notes/missed-room-1/done', { isDone: true }]]),
    );
  });
});
