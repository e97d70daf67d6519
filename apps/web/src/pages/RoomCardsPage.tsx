import { money } from '@motel/content';
import { Container, Heading, Stack, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { RoomBoard } from '../features/rooms/RoomBoard.tsx';
import { sitePaths } from '../shared/site-paths.ts';

/** The room card list (§2): every kind of room, small enough to see them all at once. */
export default function RoomCardsPage() {
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>Every key on the board.</Heading>
        <Text tone="soft" measure>
          All our rooms at a glance, with the price of one night {money.beforeTaxes}. Beds, pets and who fits
          where are in the <Link to={sitePaths.comparisonTable}>comparison table</Link>.
        </Text>
        <RoomBoard />
      </Stack>
    </Container>
  );
}
