import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/**
 * Where the pages' data is kept: one box for each rendered page on the server, one for a whole visit in the
 * browser. There the client comes with the first page that needs it, so that pages of words alone load none.
 */
export interface QueryBox {
  client?: QueryClient;
  /** What the server fetched for this page. */
  readonly fetched?: DehydratedState;
}

const QueryBoxContext = createContext<QueryBox>({});

export const QueryBoxProvider = QueryBoxContext.Provider;

export function useQueryBox(): QueryBox {
  return useContext(QueryBoxContext);
}
