import { Heading, Scroller } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { otherRooms } from './other-rooms.ts';
import { RoomCard } from './RoomCard.tsx';

/** Three rooms beside the one that a guest looks at, below its page; nothing where there are none. */
export function MoreRooms({ besides }: { readonly besides: string }) {
  const { data = [] } = useQuery(propertyCardsQuery(useWire()));
  const rooms = otherRooms(data, besides);
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <Scroller
        label="Other rooms"
        heading={
          <Heading level={2} id="others">
            Other keys on the board
          </Heading>
        }
        bleed
        buttons={{ previous: 'Earlier keys', next: 'Later keys' }}
      >
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </Scroller>
    </section>
  );
}
