import type { DataTag, DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/**
 * Where the pages' data is kept: one box for each rendered page on the server, one for a whole visit in the
 * browser. There the client comes with the first page that needs it, so that pages of words alone, and pages that
 * arrive with all they show, load none.
 */
export interface QueryBox {
  client?: QueryClient;
  /** What the server fetched for the page that the visit begins with. */
  readonly fetched?: DehydratedState;
  /** When that came to the browser, in ms. */
  readonly arrivedAt?: number;
}

const QueryBoxContext = createContext<QueryBox>({});

export const QueryBoxProvider = QueryBoxContext.Provider;

export function useQueryBox(): QueryBox {
  return useContext(QueryBoxContext);
}

/** What is known by a key, without a client: what it has, else what came with the page. */
export function knownData<T>(box: QueryBox, queryKey: DataTag<QueryKey, T, Error>): T | undefined {
  if (box.client !== undefined) return box.client.getQueryData<T>(queryKey);
  const key = JSON.stringify(queryKey);
  const found = box.fetched?.queries.find((query) => JSON.stringify(query.queryKey) === key);
  return found?.state.data as T | undefined;
}
