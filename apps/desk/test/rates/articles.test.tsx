import type { ArticleWire, HouseFeeWire } from '@motel/api-client/desk-contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { ArticlesPage } from '../../src/features/rates/lists/ArticlesPage.tsx';
import { render } from '../motel.tsx';
import { serveRates } from './serve-rates.ts';

const LINEN: HouseFeeWire = {
  id: 'linen',
  label: 'Linen',
  amount: { queen: 8.5 },
  each: 'person',
  taxes: ['gst'],
};
const WOOD: ArticleWire = { id: 'wood', label: 'Firewood', price: 8.5, offered: 'night', stock: 4 };
const TAXES = [
  { id: 'lodging', label: 'Lodging', isOfRooms: true },
  { id: 'gst', label: 'GST', isOfRooms: true },
  { id: 'spa', label: 'Spa', isOfRooms: false },
];
const rooms = ['Double', 'Queen'].map((title) => ({ id: title.toLowerCase(), title }));
const FACTS = { version: 3, currency: 'CAD', today: '2027-06-14', rooms, taxes: TAXES };

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('F39: a fee starts with the room’s taxes, and stays what it was beside it', async () => {
  const saved = serveRates({ 'rates/articles': { ...FACTS, articles: [WOOD], fees: [LINEN] } });
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
