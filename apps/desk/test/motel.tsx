import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { inject } from 'vitest';
import { deskMotel, MotelProvider } from '../src/shared/motel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

export const MOTEL = deskMotel(inject('motel'));

/** Asks a server that fails no second time. */
export const newQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders a part of a page at a motel's desk. */
export function render(part: ReactNode, { at = MOTEL, page = '/', queries = newQueries() } = {}) {
  return renderAlone(part, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MotelProvider value={at}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[page]}>{children}</MemoryRouter>
        </QueryClientProvider>
      </MotelProvider>
    ),
  });
}
