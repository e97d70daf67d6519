import { Container, Heading, Stack, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { RoomBoard } from '../features/rooms/RoomBoard.tsx';
import { propertyCardsQuery } from '../shared/queries/property-queries.ts';
import { useTaxWords } from '../shared/queries/use-tax-words.ts';
import { said } from '../shared/said.ts';
import { useWire } from '../shared/site.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords } from '../shared/words.ts';

/** The room card list (§2): every kind of room, small enough to see them all at once. */
export default function RoomCardsPage() {
  const { words, t, motel } = useWords();
  const taxes = useTaxWords(propertyCardsQuery(useWire()));
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>{t('Every key on the board.')}</Heading>
        <Text tone="soft" measure>
          {t('All our rooms at a glance, with the price of one night {taxes}.', { taxes })}{' '}
          {!motel.offPages.includes('comparisonTable') &&
            said(words, 'Beds, pets and who fits where are in the {table}.', {
              table: <Link to={sitePaths.comparisonTable}>{t('comparison table')}</Link>,
            })}
        </Text>
        <RoomBoard />
      </Stack>
    </Container>
  );
}
