import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Draft, EMPTY } from '../../src/features/new-stay/draft.ts';
import { WishFields } from '../../src/features/new-stay/StayFields.tsx';
import { render } from '../motel.tsx';

let draft: Draft;

function Wishes() {
  const [typed, setTyped] = useState(EMPTY);
  draft = typed;
  return <WishFields draft={typed} onChange={(more) => setTyped({ ...typed, ...more })} />;
}

describe('§14.4: the form takes what the guest wishes of the room', () => {
  afterEach(cleanup);

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
});
