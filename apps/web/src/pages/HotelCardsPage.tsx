import { Container, Heading, Stack, Text } from '@motel/ui';
import { Link, useLocation } from 'react-router-dom';
import { HotelCards } from '../features/rooms/HotelCards.tsx';
import * as styles from '../features/search/SearchStrip.css.ts';
import { useHydrated } from '../shared/hydration/use-hydrated.ts';
import { useIsSearched } from '../shared/is-searched.ts';
import { hotelCardsQuery } from '../shared/queries/property-queries.ts';
import { useTaxWords } from '../shared/queries/use-tax-words.ts';
import { useMotelToday, useWire } from '../shared/site.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { useWords } from '../shared/words.ts';

/** Without a search prices are for a night, with one for the whole stay. */
function ListWords() {
  const words = useWords();
  const { t, motel } = words;
  const { paying } = motel.policies;
  const taxes = useTaxWords(hotelCardsQuery(useWire()));
  return useIsSearched()
    ? t(
        'Every kind of room we have, with the price of your whole stay, taxes included. Choosing a room costs nothing. {paying}',
        { paying },
      )
    : t(
        'Every kind of room we have. Prices are for one night, {taxes}; the next page adds everything up before you reserve. Choosing a room costs nothing. {paying}',
        { taxes, paying },
      );
}

export default function HotelCardsPage() {
  const { t } = useWords();
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>{t('Pick your key.')}</Heading>
        <Text tone="soft" measure>
          <ListWords />
        </Text>
        <SearchStrip />
        <HotelCards />
      </Stack>
    </Container>
  );
}

export const ahead = loadSearched;

/** The guest's search, above the list; without one, links that begin it. Its code loads with the first. */
function SearchStrip() {
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

function loadSearched() {
  return import('../features/search/SearchedFor.tsx');
}
