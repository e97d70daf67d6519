import { Link, useLocation } from 'react-router-dom';
import { useHydrated } from '../../shared/hydration/use-hydrated.ts';
import { useIsSearched } from '../../shared/is-searched.ts';
import { useMotelToday } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './SearchStrip.css.ts';

/** The guest's search, above the list; without one, links that begin it. Its code loads with the first. */
export function SearchStrip() {
  const { t } = useWords();
  const today = useMotelToday();
  const { search } = useLocation();
  // The server renders the list once for every search.
  const isInAddress = useHydrated() && search.includes('checkin=');
  const isSearched = useIsSearched() || isInAddress;
  const loaded = useLoaded(loadSearched, isSearched);
  if (isSearched) {
    return <div className={styles.space}>{loaded.kind === 'loaded' && <loaded.value.SearchedFor />}</div>;
  }
  return (
    <p className={styles.begin}>
      <Link to={sitePaths.home}>{t('Choose your nights')}</Link>
      <Link to={`${sitePaths.hotelCards}?checkin=${today}`}>{t('Tonight')}</Link>
    </p>
  );
}

export const loadSearched = () => import('./SearchedFor.tsx');
