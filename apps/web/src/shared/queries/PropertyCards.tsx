import type { PropertyCard } from '@motel/api-client/contracts';
import { useState } from 'react';
import { useQueryBox } from '../site.ts';
import { useLoaded } from '../use-loaded.ts';
import type { PropertyCardsProps, PropertyCardsQuery } from './property-queries.ts';
import { knownData, type QueryBox, STALE_TIME } from './query-box.ts';

/** A list of rooms. One that came with the page shows at once; the code that fetches it loads only when needed. */
export function PropertyCards({ query, children }: PropertyCardsProps) {
  const box = useQueryBox();
  const [arrived] = useState(() => arrivedCards(box, query));
  if (arrived !== undefined) return children({ rooms: arrived, isPending: false, retry: () => {} });
  return <LazyPropertyCards query={query}>{children}</LazyPropertyCards>;
}

function LazyPropertyCards(props: PropertyCardsProps) {
  const box = useQueryBox();
  const loaded = useLoaded(loadFetchedCards, true);
  if (loaded.kind === 'loaded') return <loaded.value.FetchedCards {...props} />;
  return props.children({
    // Of a while ago, until the code has loaded that fetches them again.
    rooms: knownData(box, props.query.queryKey),
    isPending: loaded.kind === 'loading',
    retry: () => location.reload(),
  });
}

export const loadFetchedCards = () => import('./FetchedCards.tsx');

/** On the server the data fetched for the page; in a browser the data of this visit, until it is stale. */
function arrivedCards(box: QueryBox, { queryKey }: PropertyCardsQuery): readonly PropertyCard[] | undefined {
  const { client, arrivedAt } = box;
  const at = client?.getQueryState(queryKey)?.dataUpdatedAt ?? arrivedAt;
  const isServer = arrivedAt === undefined;
  const isFresh = isServer || (at !== undefined && Date.now() - at < STALE_TIME);
  return isFresh ? knownData<PropertyCard[]>(box, queryKey) : undefined;
}
