import { Container, Heading, Stack, Text } from '@motel/ui';
import { HotelCards } from '../features/rooms/HotelCards.tsx';
import { loadSearched, SearchStrip } from '../features/search/SearchStrip.tsx';
import { useIsSearched } from '../shared/is-searched.ts';
import { hotelCardsQuery } from '../shared/queries/property-queries.ts';
import { useTaxWords } from '../shared/queries/use-tax-words.ts';
import { useWire } from '../shared/site.ts';
import { useWords } from '../shared/words.ts';

/** Without a search prices are for a night, with one for the whole stay. */
function ListWords() {
  const { t, motel } = useWords();
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
