import { fireEvent, screen } from '@testing-library/react';
import { NotePanel } from '../../src/features/stay/panel/StayPanel.tsx';
import { STAY } from '../any-stay.ts';
import { render } from '../motel.tsx';

afterEach(() => sessionStorage.clear());

const openPanel = () => render(<NotePanel stay={STAY} onDone={() => {}} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

describe('§14.5: a note about a stay', () => {
  test('typed while the line is down is there after a look at the plan', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const { unmount } = openPanel();
    fireEvent.change(field(), { target: { value: 'Late, by bus' } });
    fireEvent.click(screen.getByRole('button', { name: 'Leave the note' }));
    await screen.findByText(/No connection/);
    unmount();
    openPanel();
    expect(field().value).toBe('Late, by bus');
  });

  test('that was left is not typed again', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ id: 'n', text: 'Late, by bus', by: 'Wren', at: '2027-07-01T18:00:00Z' }),
    );
    const { unmount } = openPanel();
    fireEvent.change(field(), { target: { value: 'Late, by bus' } });
    fireEvent.click(screen.getByRole('button', { name: 'Leave the note' }));
    await vi.waitFor(() => expect(field().value).toBe(''));
    unmount();
    openPanel();
    expect(field().value).toBe('');
  });
});
