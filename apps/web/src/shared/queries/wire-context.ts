import type { Wire } from '@motel/api-client';
import { createContext, useContext } from 'react';

const WireContext = createContext<Wire>({});

/** How this page's calls reach the server: the API's own `fetch` while rendering there, the network in a browser. */
export const WireProvider = WireContext.Provider;

export function useWire(): Wire {
  return useContext(WireContext);
}
