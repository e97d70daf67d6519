import { Heading, Scroller, Spinner, Stack } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { ListFailed } from './ListFailed.tsx';
import { RoomCard } from './RoomCard.tsx';

/** The property list section (§2). */
export function RoomsSection() {
  return (
    <Stack as="section" gap="l" aria-labelledby="rooms">
      <Heading level={2} id="rooms">
        Daily,Weekly & Monthly
      </Heading>
      <RoomsRow />
    </Stack>
  );
}

function RoomsRow() {
  const { data: rooms, isPending, refetch } = useQuery(propertyCardsQuery(useWire()));
  if (isPending) return <Spinner>Loading properties...</Spinner>;
  if (rooms === undefined) return <ListFailed onRetry={refetch} />;
  return (
    <Scroller label="Rooms" bleed buttons={{ previous: 'Previous rooms', next: 'More rooms' }}>
      {rooms.map((room) => (
        <RoomCard key={room.id} room={room} />
      ))}
    </Scroller>
  );
}
