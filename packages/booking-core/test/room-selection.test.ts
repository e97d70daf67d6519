import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  chargedPersons,
  extraPersonsNeeded,
  fitsParty,
  minimumRooms,
  type Party,
  payingGuests,
  type RoomLimits,
  roomSelection,
  totalCapacity,
} from '../src/index.ts';
import { parties, roomLimits, selections } from './support/arbitraries.ts';

/** The example of D3: a double for 4 persons, whose price includes 2. */
const FOR_TWO: RoomLimits = { sleeps: 4, included: 2, pets: 0 };

function adults(count: number, more: Partial<Party> = {}): Party {
  return { adults: count, children: 0, infants: 0, pets: 0, rooms: 1, ...more };
}

describe('§9 [C3] minimum rooms', () => {
  it.prop([parties, roomLimits])(
    '[C3] is the least number of rooms that holds the paying guests',
    (party, limits) => {
      const rooms = minimumRooms(party, limits);
      const capacity = limits.sleeps;
      expect(rooms * capacity).toBeGreaterThanOrEqual(payingGuests(party));
      expect(rooms === 1 || (rooms - 1) * capacity < payingGuests(party)).toBe(true);
    },
  );
});

describe('§9 [C4] [C5] the allowance and the extra persons', () => {
  test('[C4] total capacity is rooms times allowed persons per room', () => {
    expect(totalCapacity(3, FOR_TWO)).toBe(6);
  });

  it.prop([parties, roomLimits])(
    '[C5] the allowance and the extra persons are just enough',
    (party, limits) => {
      const needed = extraPersonsNeeded(party, limits);
      const places = totalCapacity(party.rooms, limits) + needed;
      expect(places).toBeGreaterThanOrEqual(payingGuests(party));
      expect(needed === 0 || places === payingGuests(party)).toBe(true);
    },
  );
});

describe('§4 [C6] the selection with which /confirm opens', () => {
  it.prop([parties, roomLimits])(
    '[C6] has exactly the rooms wanted or needed, and the same guests',
    (wanted, limits) => {
      const { party, extraPersons } = roomSelection(wanted, limits);
      expect(party).toEqual({ ...wanted, rooms: Math.max(wanted.rooms, minimumRooms(wanted, limits)) });
      expect(extraPersons).toBe(Math.min(extraPersonsNeeded(party, limits), 10));
    },
  );

  it.prop([parties, roomLimits])('[C6] does not change the second time', (wanted, limits) => {
    const selection = roomSelection(wanted, limits);
    expect(roomSelection(selection.party, limits)).toEqual(selection);
  });

  it.prop([parties, roomLimits])('[C6] [C9] charges exactly the persons needed', (wanted, limits) => {
    const selection = roomSelection(wanted, limits);
    expect(chargedPersons(selection, limits)).toBe(extraPersonsNeeded(selection.party, limits));
  });

  it.prop([parties, roomLimits])('[C6] [C8] fits unless more than 10 persons are extra', (wanted, limits) => {
    const selection = roomSelection(wanted, limits);
    expect(fitsParty(selection, limits)).toBe(extraPersonsNeeded(selection.party, limits) <= 10);
  });
});

describe('§5 [C8] whether a party fits', () => {
  test.each([
    [1, 1, false],
    [1, 2, true],
    [2, 0, true],
  ])('[C8] 4 adults, 2 allowed, %i room(s) and %i extra: %s', (rooms, extraPersons, fits) => {
    expect(fitsParty({ party: adults(4, { rooms }), extraPersons }, FOR_TWO)).toBe(fits);
  });

  it.prop([selections, roomLimits])(
    '[C8] a party fits exactly when enough extra persons are entered',
    (selection, limits) => {
      const needed = extraPersonsNeeded(selection.party, limits);
      expect(fitsParty(selection, limits)).toBe(selection.extraPersons >= needed);
    },
  );
});

describe('§9 [C9] persons charged', () => {
  it.prop([selections, roomLimits])(
    '[C9] the persons entered plus the overflow while any are needed, else 0',
    (selection, limits) => {
      const { party, extraPersons } = selection;
      const beyond = payingGuests(party) - totalCapacity(party.rooms, limits);
      const overflow = Math.max(0, beyond - extraPersons);
      expect(chargedPersons(selection, limits)).toBe(beyond > 0 ? extraPersons + overflow : 0);
    },
  );

  it.prop([selections, roomLimits, fc.constantFrom('adults', 'infants')])(
    '[C9] one more guest in the same rooms never lowers the persons charged',
    (selection, limits, member) => {
      const { party } = selection;
      const larger = { ...selection, party: { ...party, [member]: Math.min(1000, party[member] + 1) } };
      expect(chargedPersons(larger, limits)).toBeGreaterThanOrEqual(chargedPersons(selection, limits));
    },
  );
});
