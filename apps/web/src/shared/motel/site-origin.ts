import { createContext, useContext } from 'react';

const SiteOrigin = createContext<string | undefined>(undefined);

export const SiteOriginProvider = SiteOrigin.Provider;

/** The site's own address from its host, e.g. `https://motel.example`; it comes with the page. */
export function useSiteOrigin(): string {
  const origin = useContext(SiteOrigin);
  if (origin === undefined) throw new Error('useSiteOrigin needs a SiteOriginProvider');
  return origin;
}
