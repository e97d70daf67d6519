import type { ListedStay } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, toDollars } from '@motel/booking-core';
import { shownDates, shownDay } from '../../shared/format/shown-dates.ts';
import { typedParty } from '../../shared/party/PartyCounts.tsx';
import { callDesk } from '../../shared/wire/calls.ts';
import type { Deed, ReadEffect } from './deed.ts';

/** Moves stays by the same number of days. What they cost more is owed. */
export const MOVE: Deed = {
  title: 'Move',
  said: ['Moving', 'moved'],
  columns: ['New dates', 'Difference'],
  choice: ['Which way', { later: 'Later', earlier: 'Earlier' }],
  field: {
    label: 'Days',
    type: 'number',
    min: 1,
    hint: 'What they cost less goes back, what they cost more is owed. Each guest with an address gets a mail.',
  },
  read(stay, chosen, typed) {
    const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    return readMove(stay, chosen === 'later' ? days : -days);
  },
};

function readMove({ id, type, party, ...booked }: ListedStay, days: number, isBack = false): ReadEffect {
  const parts = { id };
  const checkIn = addDays(civilDate(booked.checkIn), days);
  const checkOut = addDays(civilDate(booked.checkOut), days);
  const wanted = { typeId: type.id, checkIn, checkOut };
  return async (signal) => {
    if (days === 0) return 'Say by how many days.';
    const query = { ...wanted, ...typedParty(party) };
    const { difference, inTheWay } = await callDesk('previewChange', { parts, query, signal });
    if (inTheWay) return `Room ${inTheWay.number} is taken on ${shownDay(inTheWay.date)}: see its own page.`;
    if (isBack && difference !== 0) return 'Its nights of before cost another price now: see its own page.';
    const { version, rooms } = await callDesk('stay', { parts, signal });
    const body = { ...wanted, version, party, difference: toDollars(difference), pay: 'later' } as const;
    // Money that went back does not return, and another stay may have its number.
    const isExact = difference === 0 && rooms.length === 0;
    const moved = { ...booked, id, type, party, checkIn, checkOut };
    return {
      words: shownDates(checkIn, checkOut),
      amount: difference,
      press: () => ['changeStay', { parts, body }],
      undo: isExact ? readMove(moved, -days, true) : undefined,
    };
  };
}
