import { useIsSearched } from '../../shared/is-searched.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords } from '../../shared/words.ts';
import { RoomsFailed } from './RoomsFailed.tsx';
import type { SearchResultsProps } from './searched-rooms.ts';

/** The list as the owner wrote it or, once the guest has searched for dates, with what they cost (§2.9). */
export function SearchResults({ rooms, children }: SearchResultsProps) {
  const plain = rooms.map((room) => ({ room }));
  if (!useIsSearched()) return children(plain, false);
  return <SearchedResults rooms={rooms}>{children}</SearchedResults>;
}

function SearchedResults(props: SearchResultsProps) {
  const { t } = useWords();
  const loaded = useLoaded(loadOffers, true);
  if (loaded.kind === 'loaded') return <loaded.value.FoundOffers {...props} />;
  const plain = props.rooms.map((room) => ({ room, offer: null }));
  return (
    <>
      {loaded.kind === 'failed' && (
        <RoomsFailed onRetry={() => location.reload()}>
          {t('We could not look up the prices for your dates.')}
        </RoomsFailed>
      )}
      {props.children(plain, loaded.kind === 'loading')}
    </>
  );
}

const loadOffers = () => import('./FoundOffers.tsx');
