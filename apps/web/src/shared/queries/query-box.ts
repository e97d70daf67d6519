import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** How long fetched data shows without a new request, in ms. */
export const STALE_TIME = 60_000;

export type Fetched = readonly (readonly [key: QueryKey, data: unknown])[];

/** The pages' data: a box for each page on the server, one for a visit in the browser, whose client loads when needed. */
export interface QueryBox {
  /** Of what the motel has published, in one language. */
  readonly version: string;
  client?: QueryClient;
  /** The server's data for the first page of the visit. */
  readonly fetched?: Fetched;
  /** When that data reached the browser, in ms. */
  readonly arrivedAt?: number;
}

/** The data of a key, without loading a client: the client's if there is one, otherwise that of the page. */
export function knownData<T>(box: QueryBox, queryKey: DataTag<QueryKey, T, Error>): T | undefined {
  if (box.client !== undefined) return box.client.getQueryData<T>(queryKey);
  const key = JSON.stringify(queryKey);
  const [, data] = box.fetched?.find(([fetched]) => JSON.stringify(fetched) === key) ?? [];
  return data as T | undefined;
}
