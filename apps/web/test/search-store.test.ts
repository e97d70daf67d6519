import { addDays, DEFAULT_PARTY } from '@motel/booking-core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseDates,
  chooseTravelers,
  shownRange,
  shownTravelers,
  useSearchStore,
} from '../src/shared/search-store.ts';
import { TODAY } from './support/rooms.ts';

beforeEach(() => useSearchStore.setState(useSearchStore.getInitialState(), true));

describe('§3 search state', () => {
  it('§4: the search dates start as today to today', () => {
    expect(shownRange(useSearchStore.getState(), TODAY)).toEqual({
      startDate: TODAY,
      endDate: TODAY,
      key: 'selection',
    });
  });

  it('§9: default travelers are 2 adults, 0 children and 1 room', () => {
    expect(shownTravelers(useSearchStore.getState())).toMatchObject({ adults: 2, children: 0, rooms: 1 });
  });

  it('keeps the guest’s choice (D6)', () => {
    chooseDates(addDays(TODAY, 3), addDays(TODAY, 5));
    const travelers = { ...DEFAULT_PARTY, children: 2, rooms: 2 };
    chooseTravelers(travelers);
    const state = useSearchStore.getState();
    expect(shownRange(state, TODAY)).toMatchObject({ startDate: '2026-11-24', endDate: '2026-11-26' });
    expect(shownTravelers(state)).toEqual(travelers);
  });
});
