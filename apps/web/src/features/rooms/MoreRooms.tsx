import type { PropertyCard } from '@motel/api-client/contracts';
import { Heading, Scroller } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import { RoomCard } from './RoomCard.tsx';

/** As many as fit beside each other. */
const SHOWN = 3;

/** Three rooms beside the one that a guest looks at, below its page; nothing where there are none. */
export function MoreRooms({ besides }: { readonly besides: string }) {
  const { t } = useWords();
  const { data = [] } = useQuery(propertyCardsQuery(useWire()));
  const rooms = otherRooms(data, besides);
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <Scroller
        label={t('Other rooms')}
        heading={
          <Heading level={2} id="others">
            {t('Other keys on the board')}
          </Heading>
        }
        bleed
        buttons={{ previous: t('Earlier keys'), next: t('Later keys') }}
      >
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </Scroller>
    </section>
  );
}

/** Those after a room in the owner's order, beginning again at its end; none that is closed. */
function otherRooms(rooms: readonly PropertyCard[], than: string): readonly PropertyCard[] {
  const at = rooms.findIndex(({ id }) => id === than);
  return [...rooms.slice(at + 1), ...rooms.slice(0, Math.max(0, at))]
    .filter(({ inStock }) => inStock)
    .slice(0, SHOWN);
}
