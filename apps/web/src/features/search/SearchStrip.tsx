import { useIsSearched } from '../../shared/is-searched.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import * as styles from './SearchStrip.css.ts';

/** The guest's search, above the list; without a search there is none. Its code loads with the first. */
export function SearchStrip() {
  const isSearched = useIsSearched();
  const loaded = useLoaded(loadSearched, isSearched);
  if (!isSearched) return null;
  return <div className={styles.space}>{loaded.kind === 'loaded' && <loaded.value.SearchedFor />}</div>;
}

function loadSearched() {
  return import('./SearchedFor.tsx');
}
