import { LEAST_PARTY } from '@motel/booking-core';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Draft, EMPTY } from '../../src/features/new-stay/draft.ts';
import { WishFields } from '../../src/features/new-stay/StayFields.tsx';
import { PartyCounts } from '../../src/shared/party/PartyCounts.tsx';
import { MOTEL, render } from '../motel.tsx';

let draft: Draft;

function Wishes() {
  const [typed, setTyped] = useState(EMPTY);
  draft = typed;
  return <WishFields draft={typed} onChange={(more) => setTyped({ ...typed, ...more })} />;
}

describe('§14.4: the form takes what the guest wishes of the room', () => {
  test('each wish is a tick, and a second press takes it away', () => {
    render(<Wishes />);
    const box = (name: string) => screen.getByRole('checkbox', { name });
    expect(screen.getByRole('group', { name: 'Room wishes' }).textContent).toContain('ground floor');
    fireEvent.click(box('quiet'));
    fireEvent.click(box('upstairs'));
    expect(draft.wishes).toEqual(['quiet', 'upstairs']);
    fireEvent.click(box('quiet'));
    expect(draft.wishes).toEqual(['upstairs']);
  });

  test('P11: a house for adults counts only the children who are booked', () => {
    const at = { ...MOTEL, houseRules: { ...MOTEL.houseRules, adultsOnly: true } };
    const booked = { ...LEAST_PARTY, infants: 1 };
    render(<PartyCounts value={EMPTY} booked={booked} onChange={() => {}} className="" />, { at });
    expect(screen.queryByLabelText('Children')).toBeNull();
    screen.getByLabelText('Infants');
  });
});
