import type { ArticleWire, HouseFeeWire, RateChange } from '@motel/api-client/desk-contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { ArticlesPage } from '../../src/features/rates/lists/ArticlesPage.tsx';
import { render } from '../motel.tsx';

const LINEN: HouseFeeWire = {
  id: 'linen',
  label: 'Linen',
  amount: { queen: 8.5 },
  each: 'person',
  taxes: ['gst'],
};
const WOOD: ArticleWire = { id: 'wood', label: 'Firewood', price: 8.5, offered: 'night', stock: 4 };
const OWNER = { id: 'ilse', name: 'Ilse', role: 'owner' };
let saved: RateChange[];

async function answer(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request ? input : new Request(new URL(input, 'http://desk.example'), init);
  const path = new URL(request.url).pathname.replace('/api/desk', '');
  if (path === '/me')
    return Response.json({ me: { person: OWNER, signedInAt: '2027-06-14T09:00:00Z', clock: [] } });
  if (path === '/rates/articles')
    return Response.json({
      ...{ version: 3, currency: 'CAD', today: '2027-06-14', articles: [WOOD], fees: [LINEN] },
      rooms: ['Double', 'Queen'].map((title) => ({ id: title.toLowerCase(), title })),
      taxes: [
        { id: 'lodging', label: 'Lodging', isOfRooms: true },
        { id: 'gst', label: 'GST', isOfRooms: true },
        { id: 'spa', label: 'Spa', isOfRooms: false },
      ],
    });
  if (path === '/rates') {
    saved.push((await request.json()).change);
    return Response.json({ version: 4 });
  }
  return path === '/rates/changes'
    ? Response.json({ changes: [] })
    : Response.json({ nights: 0, spans: [], rooms: [], above: [], stays: 0, free: 0 });
}

beforeEach(() => {
  saved = [];
  vi.stubGlobal('fetch', answer);
});

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('F39: a fee starts with the room’s taxes, and stays what it was beside it', async () => {
  render(<ArticlesPage />);
  const always = (await screen.findByText('Always on the bill')).closest('section') as HTMLElement;
  within(always).getByText('$8.50 a person');
  within(always).getByText('Queen');
  press(/^Add/);
  screen.getByText('Guests read it: type a name.');
  fill('Name on the bill', 'Cleaning');
  fill('How much', 'much');
  screen.getByText(/^Type an amount/);
  fill('How much', '25');
  press('Everyone');
  fireEvent.click(screen.getByLabelText('In Double'));
  fireEvent.click(screen.getByLabelText('Pays Lodging'));
  fill('Not for stays of … nights or more', '7');
  press('Use these 3 now');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual([
    {
      kind: 'lists',
      articles: [{ ...WOOD, price: '8.5', taxes: [] }],
      fees: [
        { ...LINEN, per: 'stay', amount: { queen: '8.5' } },
        {
          id: 'article-cleaning',
          label: 'Cleaning',
          per: 'stay',
          amount: { queen: '25' },
          exempt: { fromNights: 7 },
          taxes: ['gst'],
        },
      ],
    },
  ]);
});
