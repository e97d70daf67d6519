import { cents } from '@motel/booking-core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountField } from '../../src/shared/field/AmountField.tsx';
import { typedDollars } from '../../src/shared/field/typed-amount.tsx';
import { deskMotel } from '../../src/shared/motel.tsx';
import { MOTEL, render } from '../motel.tsx';

const MOST = { amount: cents(585_00), words: '$585.00 is the most that can go back.' };

function Amount() {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" value={value} onChange={setValue} isChanged={false} most={MOST} />;
}

describe('M9: a field for an amount without decimals', () => {
  const yen = { currency: 'JPY', sign: '¥', decimals: 0, unit: 100 } as const;
  beforeEach(() => void render(<Amount />, { at: deskMotel({ ...MOTEL, money: yen }) }));
  test('a fraction is no amount', () => {
    const field = screen.getByRole('textbox', { name: 'Amount' });
    fireEvent.change(field, { target: { value: '120.50' } });
    fireEvent.blur(field);
    screen.getByText('Type an amount without decimals, such as 12000.');
    fireEvent.change(field, { target: { value: '¥ 1,200' } });
    screen.getByText(MOST.words);
  });
});

test('§14.15: an amount that can be two is asked once it is left', () => {
  render(<Amount />, { at: deskMotel({ ...MOTEL, languages: ['en'] }) });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  fireEvent.change(field, { target: { value: '12,50' } });
  fireEvent.blur(field);
  screen.getByText(/^Which one do you mean/);
  expect(typedDollars(deskMotel({ ...MOTEL, languages: ['en'] }), '12,50')).toBeUndefined();
  screen.getByRole('button', { name: '1250' });
  fireEvent.click(screen.getByRole('button', { name: '12.5' }));
  expect([field.value, screen.queryByText(/^Which one/)]).toEqual(['12.5', null]);
  cleanup();
});

describe('§14.4: a field for an amount', () => {
  beforeEach(() => void render(<Amount />));
  const field = () => screen.getByRole('textbox', { name: 'Amount' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  test.each(['-5', '12 nights', '1e9', '585.001', 'ten'])(
    '“%s” is no amount, said once it is left',
    (typed) => {
      type(typed);
      expect(field().getAttribute('aria-invalid')).toBe('false');
      fireEvent.blur(field());
      screen.getByText('Type an amount, such as 120 or 120.50.');
      type('12.50');
      expect(field().getAttribute('aria-invalid')).toBe('false');
    },
  );

  test('too much is said at once', () => {
    type('585.01');
    screen.getByText(MOST.words);
  });

  test('an empty field says nothing', () => {
    fireEvent.blur(field());
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });
});
