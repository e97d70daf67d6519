import { fc, it } from '@fast-check/vitest';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Draft, EMPTY } from '../../src/features/new-stay/draft.ts';
import { RoomNumbers, roomPlacesOf } from '../../src/features/new-stay/StayFields.tsx';
import { render } from '../motel.tsx';

const FREE = ['12', '10', '14'].map((number) => ({ id: `room-${number}`, number, isClean: true, words: '' }));
const TAKEN = [{ id: 'room-11', number: '11' }];

function Numbers({ typed }: { readonly typed: Partial<Draft> }) {
  const [draft, setDraft] = useState({ ...EMPTY, ...typed });
  const numbers = { free: FREE, taken: TAKEN, places: roomPlacesOf(draft, FREE, 4), isFresh: true };
  return <RoomNumbers draft={draft} numbers={numbers} onChange={(more) => setDraft({ ...draft, ...more })} />;
}

const place = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const shown = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map((one) => one.options[one.selectedIndex]?.textContent);
const offered = (name: string) => [...place(name).options].map(({ textContent }) => textContent);

describe('§14.5: the form shows the numbers that the stay gets', () => {
  test('several are proposed; each can be another one, or left to check-in', () => {
    render(<Numbers typed={{ rooms: '2', roomIds: ['room-10'] }} />);
    expect(shown()).toEqual(['10', '12']);
    expect(screen.getByRole('group', { name: 'Room numbers' }).textContent).toContain('are proposed.');
    expect(offered('2 of 2')).toEqual(['Any, at check-in', '12', '14']);
    fireEvent.change(place('2 of 2'), { target: { value: 'room-14' } });
    expect(shown()).toEqual(['10', '14']);
    expect(screen.getByRole('group').textContent).not.toContain('are proposed.');
    fireEvent.change(place('1 of 2'), { target: { value: '' } });
    expect(shown()).toEqual(['Any, at check-in', '14']);
  });

  test('one room is any at check-in, until one is chosen', () => {
    render(<Numbers typed={{}} />);
    expect(shown()).toEqual(['Any, at check-in']);
    fireEvent.change(place('Room number'), { target: { value: 'room-14' } });
    expect(shown()).toEqual(['14']);
  });

  test('a chosen room that is no longer free says so', () => {
    render(<Numbers typed={{ rooms: '2', roomIds: ['room-11'] }} />);
    expect(shown()).toEqual(['11, not free', '12']);
    expect(place('1 of 2').getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/^Room 11 is not free on all these nights/);
  });
});

const IDS = ['10', '11', '12', '14', '15'];
const freeRooms = fc.subarray(IDS).map((ids) => ids.map((id) => ({ id })));
/** The choice for each place: no room twice. */
const chosenRooms = fc
  .shuffledSubarray([...IDS, '', '', null, null])
  .map((ids) => ids as readonly (string | null)[]);

describe('§14.5: the numbers that a new stay of several rooms gets', () => {
  test('the best ones that are free, behind the one that was pressed', () => {
    const free = [{ id: '12' }, { id: '10' }, { id: '14' }];
    expect(roomPlacesOf({ rooms: '2', roomIds: [] }, free, 5)).toEqual(['12', '10']);
    expect(roomPlacesOf({ rooms: '3', roomIds: ['10'] }, free, 5)).toEqual(['10', '12', '14']);
    expect(roomPlacesOf({ rooms: '3', roomIds: [null, ''] }, free, 5)).toEqual(['12', '', '10']);
  });

  test('of one room only that which was chosen', () => {
    expect(roomPlacesOf({ rooms: '1', roomIds: [] }, [{ id: '12' }], 5)).toEqual(['']);
    expect(roomPlacesOf({ rooms: '1', roomIds: ['10'] }, [{ id: '12' }], 5)).toEqual(['10']);
  });

  it.prop([fc.integer({ min: 1, max: 999 }), chosenRooms, freeRooms])(
    'one a room, none twice, and none that was chosen is another',
    (count, roomIds, free) => {
      const places = roomPlacesOf({ rooms: String(count), roomIds }, free, IDS.length);
      expect(places).toHaveLength(Math.min(count, IDS.length));
      const given = places.filter((id) => id !== '');
      expect(new Set(given).size).toBe(given.length);
      for (const [place, id] of places.entries()) {
        const chosen = roomIds[place] ?? null;
        if (chosen !== null) expect(id).toBe(chosen);
        else if (id !== '') expect(free).toContainEqual({ id });
      }
    },
  );
});
