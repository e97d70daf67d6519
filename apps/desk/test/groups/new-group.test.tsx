import { NO_GUEST } from '@motel/api-client/desk-contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EMPTY_GROUP, type GroupDraft, groupFrom } from '../../src/features/new-stay/group-draft.ts';
import { nextLine } from '../../src/features/new-stay/group-line.ts';
import { NewGroupPage } from '../../src/features/new-stay/NewGroupPage.tsx';
import { keep } from '../../src/shared/field/use-kept.ts';
import { render } from '../motel.tsx';

const DATES = { checkIn: '2027-09-13', checkOut: '2027-09-15' };
const TWIN = { typeId: 'tipple-twin', plan: '', rooms: '2', adults: '2', ...DATES };
const GUEST = { ...NO_GUEST, phone: '403 555 0138', firstname: 'Gail', lastname: 'Prudhomme' };
const CREW = { ...EMPTY_GROUP, name: 'Fall crew', guest: GUEST, lines: [TWIN] };

/** Prices are $100 a night; three twins are free on the second night. */
function answerTo(url: URL): Response {
  const kinds = [
    { id: 'tipple-twin', title: 'Tipple Twin' },
    { id: 'river-queen', title: 'River Queen' },
  ];
  const offers = kinds.map((type) => ({ type, free: 5 }));
  if (url.pathname.endsWith('/offers')) return Response.json({ checkIn: '2027-07-09', offers });
  const ages = [0, 0, 0, 0, 0];
  const companies = [{ id: 'acme', name: 'Acme Drilling', code: '', open: 0, ages }];
  if (url.pathname.endsWith('/companies')) return Response.json({ companies, ages });
  if (url.pathname.endsWith('/guest')) return Response.json({ stays: 0 });
  if (url.searchParams.get('adults') === '9') {
    const refused = { code: 'malformed', message: 'A Tipple Twin is for 2 guests.' };
    return Response.json(refused, { status: 400 });
  }
  const nights = ['2027-09-13', '2027-09-14'].map((date, at) => ({ date, price: 100, free: 5 - 2 * at }));
  const plans = [
    { id: 'flexible', label: 'Flexible' },
    { id: 'advance', label: 'Advance' },
  ];
  const rest = { lines: [], why: [], taxes: [], plans, asks: { now: 0, isCard: false } };
  return Response.json({
    total: 200.05,
    nights,
    terms: { keep: 'all', lateCharge: 0, sentence: '' },
    ...rest,
  });
}

const sent: unknown[] = [];

function open(draft: GroupDraft) {
  keep('desk-new-group', draft);
  render(<NewGroupPage />);
}

beforeEach(() => {
  sent.length = 0;
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return answerTo(new URL(request.url));
    sent.push(await request.json());
    return Response.json({ id: 'group-1', reference: 'LI-9M3TX' });
  });
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const lineOf = (lines: GroupDraft['lines']) => ({ ...CREW, lines });

describe('§14.21 a new group', () => {
  test('is booked for the sum of its rows, with its names and its payer', async () => {
    open({
      ...lineOf([TWIN, { ...TWIN, typeId: 'river-queen', rooms: '1', adults: '1' }]),
      names: 'Ty / Hugo',
    });
    fireEvent.change(await screen.findByLabelText('Company'), { target: { value: 'acme' } });
    const [, plan] = await screen.findAllByLabelText('Plan');
    fireEvent.change(plan!, { target: { value: 'advance' } });
    fireEvent.change(screen.getByLabelText(/^PO number/), { target: { value: ' 48-2207 ' } });
    await press('Book 3 rooms, $600.15');
    await waitFor(() => expect(sent).toHaveLength(1));
    const party = { children: 0, infants: 0, pets: 0 };
    expect(sent[0]).toEqual({
      name: 'Fall crew',
      po: '48-2207',
      lines: [
        { typeId: 'tipple-twin', ...DATES, rooms: 2, party: { adults: 2, ...party }, total: 200.05 },
        {
          ...{ typeId: 'river-queen', plan: 'advance', ...DATES, rooms: 1, total: 200.05 },
          party: { adults: 1, ...party },
        },
      ],
      guest: GUEST,
      names: ['Ty, Hugo'],
      company: 'acme',
      covers: 'stay',
    });
  });

  test.each([
    ['a line wants more rooms than are free', lineOf([{ ...TWIN, rooms: '4' }]), /Only 3 rooms of this kind/],
    ['an earlier line has the rooms', lineOf([TWIN, TWIN]), /Only 1 room of this kind/],
    ['the motel refuses a line', lineOf([{ ...TWIN, adults: '9' }]), /A Tipple Twin is for 2 guests/],
    ['there are more names than rooms', { ...CREW, names: 'Ty\nHugo\nSol Petit' }, /No room is left for Sol/],
  ])('is not booked while %s', async (_, draft, why) => {
    open(draft);
    await screen.findAllByText(why);
    await waitFor(() => {
      fireEvent.submit(document.querySelector('form')!);
      expect(screen.getByRole('alert').textContent).toMatch(why);
    });
    expect(sent).toEqual([]);
  });

  test('lines of other nights do not take the rooms of a line', async () => {
    open(lineOf([{ ...TWIN, rooms: '3', checkIn: '2027-09-10', checkOut: '2027-09-13' }, TWIN]));
    await waitFor(() => expect(screen.getAllByText(/^3 free on all nights/)).toHaveLength(2));
  });

  test('a line that is added has the nights of the one before', () => {
    expect(nextLine([TWIN])).toEqual({ typeId: '', plan: '', rooms: '1', adults: '1', ...DATES });
  });

  test('what an older desk stored is read as far as it fits', () => {
    expect(groupFrom({ name: 'Crew', lines: [{ rooms: '2', other: 1 }, null], isStayOnly: 'no' })).toEqual({
      ...EMPTY_GROUP,
      name: 'Crew',
      lines: [{ ...EMPTY_GROUP.lines[0], rooms: '2' }, EMPTY_GROUP.lines[0]],
    });
    expect(groupFrom({ lines: 3 })).toEqual(EMPTY_GROUP);
  });
});
