import './shared/theme/index.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { deskRouter } from './app/desk-router.tsx';
import { setTimeZone } from './shared/format/motel-clock.ts';
import { MotelProvider, readMotel } from './shared/motel.tsx';
import { lockWhenUnused } from './shared/wire/calls.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');

/** The wire retries by itself, and finds out that the network is gone. What was read is shown until the next load. */
const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

const motel = readMotel(document);
setTimeZone(motel.houseRules.timeZone);
lockWhenUnused();

createRoot(root).render(
  <StrictMode>
    <MotelProvider value={motel}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={deskRouter()} />
      </QueryClientProvider>
    </MotelProvider>
  </StrictMode>,
);
