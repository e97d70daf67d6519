import { Container, Heading, Stack, Text } from '@motel/ui';
import { HotelCards } from '../features/rooms/HotelCards.tsx';
import { SearchStrip } from '../features/search/SearchStrip.tsx';

export default function HotelCardsPage() {
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>Pick your key.</Heading>
        <Text tone="soft" measure>
          Every kind of room we have. Prices are for one night, before taxes; the next page adds everything up
          before you reserve. Choosing a room costs nothing: you pay for the whole stay when you confirm it.
        </Text>
        <SearchStrip />
        <HotelCards />
      </Stack>
    </Container>
  );
}
