import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roomPlacesOf } from '../../src/features/new-stay/RoomNumbers.tsx';

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

  test('one a room, none twice, and none that was chosen is another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), chosenRooms, freeRooms, (count, roomIds, free) => {
        const places = roomPlacesOf({ rooms: String(count), roomIds }, free, IDS.length);
        expect(places).toHaveLength(Math.min(count, IDS.length));
        const given = places.filter((id) => id !== '');
        expect(new Set(given).size).toBe(given.length);
        for (const [place, id] of places.entries()) {
          const chosen = roomIds[place] ?? null;
          if (chosen !== null) expect(id).toBe(chosen);
          else if (id !== '') expect(free).toContainEqual({ id });
        }
      }),
    );
  });
});
