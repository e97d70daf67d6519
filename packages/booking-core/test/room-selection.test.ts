import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  chargedPersons,
  extraPersonsNeeded,
  fitsParty,
  MAX_EXTRA_PERSONS,
  minimumRooms,
  type Party,
  payingGuests,
  type RoomLimits,
  roomCapacity,
  roomSelection,
  totalCapacity,
} from '../src/index.ts';
import { counts, parties, roomLimits, selections } from './support/arbitraries.ts';

/** The example of D3: a double that holds 4, of whom 2 are in the price. */
const FOR_TWO: RoomLimits = {
  roomType: 'double',
  defaultAllowedPersons: 2,
  isPetFriendly: false,
  allowedPets: 0,
};

function adults(count: number, more: Partial<Party> = {}): Party {
  return { adults: count, children: 0, infants: 0, pets: 0, ...more };
}

describe('§9 [C3] minimum rooms', () => {
  test.each([
    [1, 'double', 1],
    [4, 'double', 1],
    [5, 'double', 2],
    [4, 'queen', 2],
    [5, 'queen', 3],
  ])('[C3] %i adults in rooms of type %s: %i', (count, roomType, rooms) => {
    expect(minimumRooms(adults(count), { ...FOR_TWO, roomType })).toBe(rooms);
  });

  test('[C3] infants count, children do not', () => {
    expect(minimumRooms(adults(4, { infants: 1, children: 9 }), FOR_TWO)).toBe(2);
  });

  it.prop([parties, roomLimits])(
    '[C3] the least number of rooms that holds the paying guests',
    (party, limits) => {
      const rooms = minimumRooms(party, limits);
      const capacity = roomCapacity(limits.roomType);
      expect(rooms * capacity).toBeGreaterThanOrEqual(payingGuests(party));
      expect(rooms === 1 || (rooms - 1) * capacity < payingGuests(party)).toBe(true);
    },
  );
});

describe('§9 [C4] [C5] the allowance and who is beyond it', () => {
  test('[C4] total capacity is rooms times allowed persons per room', () => {
    expect(totalCapacity(3, FOR_TWO)).toBe(6);
  });

  test('[C5] 4 adults where 2 are allowed: 2 extra persons in one room, none in two', () => {
    expect(extraPersonsNeeded(adults(4), 1, FOR_TWO)).toBe(2);
    expect(extraPersonsNeeded(adults(4), 2, FOR_TWO)).toBe(0);
    expect(extraPersonsNeeded(adults(4), 3, FOR_TWO)).toBe(0);
  });

  it.prop([parties, roomLimits, counts(1)])(
    '[C5] the allowance and the extra persons hold everybody, with none to spare',
    (party, limits, rooms) => {
      const needed = extraPersonsNeeded(party, rooms, limits);
      const places = totalCapacity(rooms, limits) + needed;
      expect(places).toBeGreaterThanOrEqual(payingGuests(party));
      expect(needed === 0 || places === payingGuests(party)).toBe(true);
    },
  );
});

describe('§4 [C6] what /confirm opens with', () => {
  test('[C6] rooms rise to the minimum when guests grow', () => {
    expect(roomSelection(adults(9), 1, FOR_TWO)).toEqual({ rooms: 3, extraPersons: 3 });
  });

  test('[C6] more rooms than needed are left to the guest', () => {
    expect(roomSelection(adults(1), 4, FOR_TWO)).toEqual({ rooms: 4, extraPersons: 0 });
  });

  test('[C6] the entry opens at what is needed, at most 10', () => {
    expect(roomSelection(adults(24), 1, FOR_TWO)).toEqual({ rooms: 6, extraPersons: MAX_EXTRA_PERSONS });
  });

  it.prop([parties, counts(1), roomLimits])(
    '[C6] never fewer rooms than wanted or needed, nor more',
    (party, wanted, limits) => {
      const { rooms, extraPersons } = roomSelection(party, wanted, limits);
      expect(rooms).toBe(Math.max(wanted, minimumRooms(party, limits)));
      expect(extraPersons).toBe(Math.min(extraPersonsNeeded(party, rooms, limits), 10));
    },
  );

  it.prop([parties, counts(1), roomLimits])('[C6] a second time changes nothing', (party, wanted, limits) => {
    const selection = roomSelection(party, wanted, limits);
    expect(roomSelection(party, selection.rooms, limits)).toEqual(selection);
  });

  it.prop([parties, counts(1), roomLimits])(
    '[C6] [C9] charges exactly the persons needed, none fewer and none twice',
    (party, wanted, limits) => {
      const selection = roomSelection(party, wanted, limits);
      expect(chargedPersons(party, selection, limits)).toBe(
        extraPersonsNeeded(party, selection.rooms, limits),
      );
    },
  );

  it.prop([parties, counts(1), roomLimits])(
    '[C6] [C8] fits unless more than 10 are extra',
    (party, wanted, limits) => {
      const selection = roomSelection(party, wanted, limits);
      const needed = extraPersonsNeeded(party, selection.rooms, limits);
      expect(fitsParty(party, selection, limits)).toBe(needed <= 10);
    },
  );
});

describe('§5 [C8] whether a party fits', () => {
  test.each([
    [1, 1, false],
    [1, 2, true],
    [2, 0, true],
  ])('[C8] 4 adults, 2 allowed, %i room(s) and %i extra: %s', (rooms, extraPersons, fits) => {
    expect(fitsParty(adults(4), { rooms, extraPersons }, FOR_TWO)).toBe(fits);
  });

  it.prop([parties, selections, roomLimits])(
    '[C8] a party fits exactly when the entry covers what is needed',
    (party, selection, limits) => {
      const needed = extraPersonsNeeded(party, selection.rooms, limits);
      expect(fitsParty(party, selection, limits)).toBe(selection.extraPersons >= needed);
    },
  );
});

describe('§9 [C9] persons charged', () => {
  test.each([
    ['as many as needed', 1, 2, 2],
    ['the overflow that the entry does not cover', 1, 1, 2],
    ['those entered, when more than needed', 1, 5, 5],
    ['nobody once a second room makes room', 2, 2, 0],
  ])('[C9] 4 adults, 2 allowed: %s', (_, rooms, extraPersons, charged) => {
    expect(chargedPersons(adults(4), { rooms, extraPersons }, FOR_TWO)).toBe(charged);
  });

  it.prop([parties, selections, roomLimits])(
    '[C9] extra persons plus the overflow beyond them while anybody is extra, else nobody',
    (party, selection, limits) => {
      const beyond = payingGuests(party) - totalCapacity(selection.rooms, limits);
      const overflow = Math.max(0, beyond - selection.extraPersons);
      const expected = beyond > 0 ? selection.extraPersons + overflow : 0;
      expect(chargedPersons(party, selection, limits)).toBe(expected);
    },
  );

  it.prop([parties, selections, roomLimits, fc.constantFrom('adults', 'infants')])(
    '[C9] one more guest in the same rooms never means fewer persons charged',
    (party, selection, limits, member) => {
      const larger = { ...party, [member]: party[member] + 1 };
      expect(chargedPersons(larger, selection, limits)).toBeGreaterThanOrEqual(
        chargedPersons(party, selection, limits),
      );
    },
  );
});
