import { render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inject } from 'vitest';
import { deskMotel, MotelProvider } from '../src/shared/motel.tsx';

/** The motel of the tests' folder. */
export const MOTEL = deskMotel(inject('motel'));

/** Renders a part of a page at a motel's desk. */
export function render(part: ReactNode, { at = MOTEL } = {}) {
  return renderAlone(part, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MotelProvider motel={at}>{children}</MotelProvider>
    ),
  });
}
