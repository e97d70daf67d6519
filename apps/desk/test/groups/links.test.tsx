import { DESK_CALLS } from '@motel/api-client/desk-contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { StaySearch } from '../../src/features/search/StaySearch.tsx';
import { ArrivingCard } from '../../src/features/tonight/ArrivingCard.tsx';
import { render } from '../motel.tsx';
import { NIGHT, roomOf } from './group.ts';

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('§14.21 a stay of a group', () => {
  test('names its group among the arrivals; the chosen one links to it', () => {
    const arriving = [roomOf('Ada'), roomOf('Bea', { group: undefined })];
    const data = DESK_CALLS.tonight.answer.parse({ ...NIGHT, arriving });
    render(<ArrivingCard data={data} title="Arriving" isTonight />);
    screen.getByRole('button', { name: /Gail Ada.*, Fall crew/ });
    expect(hrefOf(/^Fall crew$/)).toBe('/groups/crew');
    fireEvent.click(screen.getByRole('button', { name: /Gail Bea/ }));
    expect(screen.queryByRole('link', { name: 'Fall crew' })).toBeNull();
  });

  test('names its group in the search, whose list has one link to it', async () => {
    const found = [roomOf('Ada'), roomOf('Bea')].map((stay) => ({
      ...{ stay, marks: {}, isAlike: false, isDue: true },
      state: 'expected',
    }));
    vi.stubGlobal('fetch', async () => Response.json({ found, more: false }));
    render(<StaySearch />);
    const box = screen.getByRole('combobox');
    box.focus();
    fireEvent.change(box, { target: { value: 'gail' } });
    expect(await screen.findAllByRole('option', { name: /, Fall crew/ })).toHaveLength(2);
    expect(hrefOf(/^Fall crew/)).toBe('/groups/crew');

    // By Tab the focus goes to the link, and the list stays until it leaves both.
    expect(hrefOf(/^These 2 at once/)).toBe('/tonight/several?words=gail');
    const group = screen.getByRole('link', { name: /^Fall crew/ });
    act(() => group.focus());
    expect(document.activeElement?.textContent).toBe('Fall crewGroup');
    act(() => group.blur());
    expect(screen.queryByRole('link')).toBeNull();
  });
});
