import { NO_GUEST } from '@motel/api-client/desk-contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { EMPTY } from '../../src/features/new-stay/draft.ts';
import { JoinWaiting } from '../../src/features/new-stay/JoinWaiting.tsx';
import { WaitingPage } from '../../src/features/waiting/WaitingPage.tsx';
import { render } from '../motel.tsx';

const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
const stay = { checkIn: '2027-07-09', checkOut: '2027-07-11', party };
const WAITING = {
  ...{ id: 'w1', name: 'Ines Moreau', phone: '+14035550142', email: 'ines@example.ca', ...stay },
  ...{ type: { id: 'single', title: 'Hoodoo Single' }, joinedAt: '2027-07-01T15:00:00Z' },
};

test('§14.23 a full kind: the typed guest is put on the list, and taken off it', async () => {
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ waiting: sent.length === 2 ? [] : [WAITING] });
    sent.push([new URL(request.url).pathname, await request.json().catch(() => undefined)]);
    return Response.json({});
  });
  const guest = { ...NO_GUEST, firstname: 'Ines', email: 'ines@example.ca' };
  const draft = { ...EMPTY, typeId: 'single', checkIn: '2027-07-09', nights: '2', adults: '2', guest };
  render(
    <Routes>
      <Route path="/" element={<JoinWaiting draft={draft} />} />
      <Route path="/waiting" element={<WaitingPage />} />
    </Routes>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Put on the waiting list' }));
  const row = (await screen.findByText('Ines Moreau')).closest('tr');
  expect(row?.textContent).toContain('Hoodoo SingleJuly 9 to 11');
  expect(sent).toEqual([['/api/desk/waiting', { typeId: 'single', ...stay, guest }]]);
  fireEvent.click(screen.getByRole('button', { name: 'Take off' }));
  await waitFor(() => screen.getByText('No guest waits.'));
  expect(sent[1]?.[0]).toBe('/api/desk/waiting/w1/end');
});
