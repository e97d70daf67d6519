import type { Wire } from '@motel/api-client';
import type { CivilDate } from '@motel/booking-core';
import { createContext, useContext } from 'react';
import type { QueryBox } from './queries/query-box.ts';

/** The host's part of every page, beside the motel's words. */
export interface Site {
  readonly queries: QueryBox;
  /** Of this page's calls: the API's own `fetch` while the server renders, the network in a browser. */
  readonly wire: Wire;
  /** The motel's own date, never the guest's; it comes with the page, so that server and browser agree. */
  readonly today: CivilDate;
  /** The site's own address from its host, e.g. `https://motel.example`; it comes with the page. */
  readonly origin: string;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteProvider');
  return site;
}

export const useQueryBox = () => useSite().queries;
export const useWire = () => useSite().wire;
export const useMotelToday = () => useSite().today;
