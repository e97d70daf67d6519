import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { GroupPage } from '../../src/features/group/GroupPage.tsx';
import { render } from '../motel.tsx';
import { groupOf, roomOf } from './group.ts';

const STAYS = [
  roomOf('Ada', { rooms: [{ id: 'room-27', number: '27' }], arrivedAt: '2027-07-09T21:00:00Z' }),
  roomOf('Bea', { balance: 0.2 }),
  roomOf('Cy', { payer: undefined }),
  roomOf('Dee', { checkIn: '2027-07-10' }),
  roomOf('Eve', { status: 'cancelled', balance: -50 }),
  roomOf('Flo', { checkIn: '2027-07-08', checkOut: '2027-07-09', leftAt: '2027-07-09T15:00:00Z' }),
];

const ENTERED = { version: 'v2', rooms: [], balance: 0 };
const sent: [path: string, body: unknown][] = [];
/** The answer to a press. */
let answer: (path: string) => Response;

beforeEach(async () => {
  sent.length = 0;
  answer = () => Response.json(ENTERED);
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/desk/', '');
    if (request.method === 'GET') return Response.json(groupOf(STAYS));
    sent.push([path, await request.json()]);
    return answer(path);
  });
  render(
    <Routes>
      <Route path="/groups/:id" element={<GroupPage />} />
    </Routes>,
    { page: '/groups/crew' },
  );
  await screen.findByRole('heading', { name: 'Fall crew' });
});

const row = (name: string) =>
  within(screen.getAllByRole('row').find(({ textContent }) => textContent.includes(`Gail ${name}`))!);
const list = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Names/ });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('§14.21 a group', () => {
  test('says what it is, sums what its rooms owe, and has the state of each', () => {
    expect(screen.getByText('LI-9M3TX').parentElement?.textContent).toBe(
      '5 rooms, 12 guests · Jul 8 to 12 · PO 48-2207 · booked by Ada Pryce · LI-9M3TX',
    );
    screen.getByText('$350.60');
    row('Ada').getByText('27');
    expect(row('Bea').getAllByText('Tipple Twin')).toHaveLength(2);
    expect(row('Cy').getByText('the guest')).toBeTruthy();
    const states = {
      Ada: 'In house',
      Bea: 'Arrives today',
      Dee: 'Arrives Jul 10',
      Eve: 'Cancelled',
      Flo: 'Left',
    };
    for (const [name, words] of Object.entries(states)) row(name).getAllByText(words);
  });

  test('checks in those who arrive today; one that is refused says why', async () => {
    const refusal = { code: 'malformed', message: 'Room 28 is not clean.' };
    answer = (path) =>
      path.includes('Bea') ? Response.json(refusal, { status: 400 }) : Response.json(ENTERED);
    press('Check in 2');
    await screen.findByText('1 stay checked in. 1 stay not: the list says why.');
    row('Bea').getByText('Room 28 is not clean.');
    expect(sent).toEqual([
      ['stays/Bea/check-in', { version: 'v1' }],
      ['stays/Cy/check-in', { version: 'v1' }],
    ]);
  });

  test('names the rooms whose line has changed, and no more than it has', async () => {
    press('Names');
    const field = list();
    expect(field.value).toBe('Gail Ada\nGail Bea\nGail Cy\nGail Dee');
    fireEvent.change(field, { target: { value: 'A\nB\nC\nD\nSol Petit' } });
    screen.getByText(/^No room is left for Sol Petit\./);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the names' }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'Gail Ada\n\nTy / Hugo\nGail Dee' } });
    press('Save the names');
    await waitFor(() =>
      expect(sent).toEqual([
        ['groups/crew/names', { names: [{ stay: 'Cy', version: 'v1', name: 'Ty, Hugo' }] }],
      ]),
    );
  });
});
