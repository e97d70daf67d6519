import type { Wire } from '@motel/api-client';
import { createContext, useContext } from 'react';

const WireContext = createContext<Wire>({});

/** The wire of this page's calls: the API's own `fetch` while the server renders, the network in a browser. */
export const WireProvider = WireContext.Provider;

export function useWire(): Wire {
  return useContext(WireContext);
}
