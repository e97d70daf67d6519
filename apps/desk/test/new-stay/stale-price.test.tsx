import { cents } from '@motel/booking-core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY } from '../../src/features/new-stay/draft.ts';
import { PricePanel } from '../../src/features/new-stay/PricePanel.tsx';
import { render } from '../motel.tsx';

const QUOTE = { lines: [], total: cents(163_91), nights: [], terms: { keep: 'all', lateCharge: cents(0) } };

afterEach(cleanup);

test.each([
  ['cannot be pressed while its price is of other fields', false, true],
  ['can be pressed once its price is of what the fields say', true, false],
])('§14.5: the button of a new stay %s', (_, isFresh, isDisabled) => {
  const typed = { draft: { ...EMPTY, pay: 'cash' as const }, onChange: () => undefined, next: undefined };
  const button = { isPressing: false, isFresh, refusal: undefined, problem: undefined };
  render(<PricePanel {...typed} {...button} quote={QUOTE} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Book/ }).disabled).toBe(isDisabled);
});
