import { NO_GUEST } from '@motel/api-client/desk-contracts';
import { cents } from '@motel/booking-core';
import { buttonStyle } from '@motel/ui';
import { screen } from '@testing-library/react';
import { EMPTY, missing } from '../../src/features/new-stay/draft.ts';
import { bookingDeed, depositHint, PricePanel } from '../../src/features/new-stay/PricePanel.tsx';
import { MOTEL, render } from '../motel.tsx';

const SOLID = buttonStyle({ variant: 'solid', size: 'large', full: true });
const STAY = { ...EMPTY, typeId: 'hoodoo-double', checkIn: '2027-07-09', pay: 'cash' } as const;
const GUEST = { ...NO_GUEST, phone: '403 555 0138', firstname: 'Amara', lastname: 'Osei-Lindqvist' };
const QUOTE = {
  lines: [],
  total: cents(163_91),
  nights: [],
  why: [],
  taxes: [],
  plans: [],
  asks: { now: cents(163_91), isCard: false },
  terms: { keep: 'all', lateCharge: cents(0), sentence: '' },
};

function panelOf(draft: typeof STAY, isFresh = true) {
  const nothing = () => undefined;
  const button = { isPressing: false, isFresh, refusal: undefined, problem: undefined };
  render(
    <PricePanel draft={draft} onChange={nothing} quote={QUOTE} next={missing(MOTEL, draft)} {...button} />,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: /^Book, take \$163.91 in cash$/ });
}

describe('§14.5: the button of a new stay', () => {
  test('is quiet while the guest is empty, and says what comes next', () => {
    expect(panelOf(STAY).className).not.toBe(SOLID);
    screen.getByText('Type the guest’s first name.');
  });

  test('is orange once a press books the stay', () => {
    expect(panelOf({ ...STAY, guest: GUEST }).className).toBe(SOLID);
    expect(screen.queryByText(/^Type/)).toBeNull();
  });

  test('F13 a link says what the terms ask for: a card, a deposit, or all', () => {
    const hint = (asks: object) => depositHint(MOTEL, 'link', { ...QUOTE, asks: { ...QUOTE.asks, ...asks } });
    expect(hint({ now: cents(0), isCard: true })).toMatch(/^Empty: the link asks for a card/);
    expect(bookingDeed(MOTEL, 'link', cents(0))).toBe('Hold the room and send a link for a card');
    expect(hint({ now: cents(50_00), restDue: '2027-07-02' })).toBe(
      'Empty: the link asks for $50.00 by the terms, the rest by Jul 2.',
    );
    expect(hint({})).toBe('Paid now. Leave empty for the full price.');
  });

  test.each([
    ['cannot be pressed while its price is of other fields', false, true],
    ['can be pressed once its price is of what the fields say', true, false],
  ])('%s', (_, isFresh, isDisabled) => {
    expect(panelOf({ ...STAY, guest: GUEST }, isFresh).disabled).toBe(isDisabled);
  });
});
