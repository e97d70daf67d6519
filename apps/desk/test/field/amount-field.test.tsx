import { cents } from '@motel/booking-core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AmountField } from '../../src/shared/field/AmountField.tsx';

const MOST = { amount: cents(585_00), words: '$585.00 is the most that can go back.' };

function Amount() {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" value={value} onChange={setValue} isChanged={false} most={MOST} />;
}

describe('§14.4: a field for an amount', () => {
  beforeEach(() => void render(<Amount />));
  afterEach(cleanup);

  const field = () => screen.getByRole('textbox', { name: 'Amount' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  test.each(['-5', '12,50', '1e9', '585.001', 'ten'])('“%s” is no amount, said once it is left', (typed) => {
    type(typed);
    expect(field().getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(field());
    screen.getByText('Type dollars and cents, such as 120 or 120.50.');
    type('12.50');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  test('too much is said at once', () => {
    type('585.01');
    screen.getByText(MOST.words);
  });

  test('an empty field says nothing', () => {
    fireEvent.blur(field());
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });
});
