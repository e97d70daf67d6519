import type { Wire } from '@motel/api-client';
import type { CivilDate } from '@motel/booking-core';
import { MotelTodayProvider, useCurrentDay } from '../shared/motel/motel-today.ts';
import { SiteOriginProvider } from '../shared/motel/site-origin.ts';
import { type QueryBox, QueryBoxProvider } from '../shared/queries/query-box.ts';
import { WireProvider } from '../shared/queries/wire-context.ts';
import { AppRoutes } from './AppRoutes.tsx';

export interface AppProps {
  readonly queries: QueryBox;
  readonly wire: Wire;
  /** The motel's date when the page was rendered. */
  readonly today: CivilDate;
  /** The address of the site. */
  readonly origin: string;
}

/** The site inside the router that the host provides. */
export function App({ queries, wire, today, origin }: AppProps) {
  return (
    <QueryBoxProvider value={queries}>
      <WireProvider value={wire}>
        <MotelTodayProvider value={useCurrentDay(today)}>
          <SiteOriginProvider value={origin}>
            <AppRoutes />
          </SiteOriginProvider>
        </MotelTodayProvider>
      </WireProvider>
    </QueryBoxProvider>
  );
}
