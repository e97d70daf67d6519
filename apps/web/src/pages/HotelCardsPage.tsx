import { Container, Heading, Stack, Text } from '@motel/ui';
import { HotelCards } from '../features/rooms/HotelCards.tsx';

export default function HotelCardsPage() {
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>Pick your key.</Heading>
        <Text tone="soft" measure>
          Every kind of room we have. Prices are for one night, before taxes; the next page adds everything up
          before you reserve.
        </Text>
        <HotelCards />
      </Stack>
    </Container>
  );
}
