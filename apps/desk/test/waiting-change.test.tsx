import type { DeskStay } from '@motel/api-client/desk-contracts';
import { cents } from '@motel/booking-core';
import { screen } from '@testing-library/react';
import { OpenLinks } from '../src/features/stay/OpenLinks.tsx';
import { STAY } from './any-stay.ts';
import { render } from './motel.tsx';

describe('§14.5: a change that waits for its link', () => {
  test.each([
    ['14', 'New dates: July 9 to 14. Room 14, when paid and still free.'],
    [undefined, 'New dates: July 9 to 14. The link was mailed'],
  ])('with the chosen room %s says what it changes', (room, words) => {
    const { typeId, checkIn, party } = { ...STAY, typeId: STAY.type.id };
    const waiting: DeskStay['waiting'][number] = {
      for: 'change',
      amount: cents(97_00),
      until: '2027-07-08T06:00:00Z',
      change: { typeId, checkIn, checkOut: '2027-07-14', party, ...(room !== undefined && { room }) },
    };
    render(<OpenLinks stay={{ ...STAY, waiting: [waiting] }} waiting={waiting} onDone={() => {}} />);
    expect(
      screen.getByText('The stay changes when the guest has paid.').parentElement?.textContent,
    ).toContain(words);
  });
});
