import { NO_GUEST } from '@motel/api-client/desk-contracts';
import { cents } from '@motel/booking-core';
import { isWhole, known, prefilled } from '../../src/features/new-stay/GuestFields.tsx';
import { bookingDeed } from '../../src/features/new-stay/PricePanel.tsx';
import { STAY } from '../any-stay.ts';
import { MOTEL } from '../motel.tsx';

const { before: _, id: __, ...guest } = STAY.guest;
const AMARA = { ...guest, specialRequest: 'Cot' };

describe('§14.5: a guest is found by the number', () => {
  test('half a number looks for nobody', () => {
    expect(isWhole('403 555')).toBe(false);
    expect(isWhole('(403) 555-0138')).toBe(true);
  });

  test('a known guest fills in the empty fields, and no wish of an earlier stay', () => {
    expect(prefilled(NO_GUEST, AMARA)).toEqual({
      firstname: 'Amara',
      lastname: 'Osei-Lindqvist',
      email: 'amara.ol@example.ca',
    });
    expect(prefilled({ ...NO_GUEST, email: 'new@example.ca' }, AMARA)).not.toHaveProperty('email');
  });

  test('a name that was typed stays as it is', () => {
    expect(prefilled({ ...NO_GUEST, firstname: 'Ada' }, AMARA)).toBeUndefined();
  });

  test('the number says who has it', () => {
    expect(known({ guest: AMARA, stays: 2, last: '2026-05-03' })).toBe(
      'Amara Osei-Lindqvist: 2 stays, last May 3, 2026.',
    );
    expect(known({ guest: AMARA, stays: 0 })).toBe('Amara Osei-Lindqvist has a stay already.');
    expect(known({ stays: 0 })).toBe('A new number: no stay yet.');
  });

  test('the button says what it does, and the amount', () => {
    const total = cents(390_00);
    expect(
      (['cash', 'terminal', 'link', 'later', undefined] as const).map((pay) =>
        bookingDeed(MOTEL, pay, total),
      ),
    ).toEqual([
      'Book, take $390.00 in cash',
      'Book, take $390.00 at the terminal',
      'Hold the room and send a link for $390.00',
      'Book, $390.00 is paid later',
      'Book for $390.00',
    ]);
    expect(bookingDeed(MOTEL, 'cash', undefined)).toBe('Book');
  });
});
