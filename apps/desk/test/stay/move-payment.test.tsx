import { cents } from '@motel/booking-core';
import { fireEvent, screen } from '@testing-library/react';
import { FolioCard } from '../../src/features/stay/FolioCard.tsx';
import { STAY } from '../any-stay.ts';
import { render } from '../motel.tsx';

test('§14.22 a part of a payment moves, in dollars', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return Response.json({});
  });
  const paid = { kind: 'payment', what: 'cash', label: 'Paid in cash', by: 'Noor' } as const;
  const amounts = { amount: cents(-195_00), balance: cents(0) };
  const movable = { payment: 'desk:1', most: cents(195_00) };
  const entry = { at: '2027-07-09T18:00:00Z', ...paid, ...amounts, movable };
  const said = vi.fn();
  render(<FolioCard stay={{ ...STAY, folio: { ...STAY.folio, entries: [entry] } }} onDone={said} />);
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  fireEvent.change(screen.getByRole('textbox', { name: /stay/i }), { target: { value: 'LI-9M3TX' } });
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '97.50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move $97.50' }));
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith('$97.50 moved to LI-9M3TX.'));
  expect(sent).toEqual([{ version: 'v1', payment: 'desk:1', to: 'LI-9M3TX', amount: 97.5 }]);
});
