import type { Offer, PropertyCard } from '@motel/api-client/contracts';
import { LEAST_PARTY, nightsOf, type Party, type Stay } from '@motel/booking-core';
import { counted, fullPrice } from '@motel/content/words';
import { cardLink, classes, Heading, Stack, Text, Unbroken } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatWay } from '../format/way-words.ts';
import { offersQuery } from '../queries/offers-query.ts';
import { propertyCardsQuery } from '../queries/property-queries.ts';
import { RoomImage } from '../RoomImage.tsx';
import { useWire } from '../site.ts';
import { useWords } from '../words.ts';
import * as styles from './FoundRooms.css.ts';
import { NearStays } from './NearStays.tsx';
import type { OrderRoom } from './remembered-form.ts';
import { stayPath } from './stay-params.ts';

const SHOWN = 2;

export interface FoundRoomsProps {
  /** The id of the room that cannot be booked. */
  readonly than: string;
  readonly stay: Stay;
  readonly party: Party;
  /** Another stay in the room itself; absent where its nights are those of other rooms, too. */
  readonly onTake?: (stay: Stay) => void;
  /** Rooms of each kind that the guest takes besides, by the ids of their properties. @default none */
  readonly taken?: Readonly<Record<string, number>>;
  /** Takes another room instead, in its cheapest way. @default a link to its page */
  readonly onRoom?: (room: OrderRoom) => void;
}

/** The nearest stays in the room, and the two cheapest others that take the whole party on these nights. */
export function FoundRooms({ than, stay, party, taken = {}, onTake, onRoom }: FoundRoomsProps) {
  const { words, t } = useWords();
  const wire = useWire();
  const range = { from: stay.checkIn, to: stay.checkOut };
  // Each room finds its own number of rooms for the party.
  const { data: offers } = useQuery(offersQuery(wire, range, { ...party, rooms: LEAST_PARTY.rooms }));
  const { data: cards } = useQuery(propertyCardsQuery(wire));
  const fits = ({ _id, free, stay: way }: Offer) => way && way.rooms + (taken[_id] ?? 0) <= free;
  const found = otherRooms(than, offers?.filter(fits) ?? [], cards ?? []);
  const near = onTake && offers?.find(({ _id }) => _id === than)?.near;
  if (found.length === 0 && near === undefined) return null;
  const nights = counted(words, nightsOf(stay), 'night');
  const guestsOf = ({ rooms }: { readonly rooms: number }) => ({ ...party, rooms });
  return (
    <Stack as="section" gap="s">
      {onTake && <NearStays asked={stay} near={near} onTake={onTake} />}
      {found.length > 0 && (
        <Heading level={2} size="title">
          {t('Free on the same nights')}
        </Heading>
      )}
      <ul className={styles.rooms}>
        {found.map(({ room, way }) => (
          <li key={room.id} className={styles.room}>
            <RoomImage src={room.image?.src} alt="" ratio="4 / 3" sizes="96px" />
            <div className={styles.words}>
              {onRoom ? (
                <button
                  type="button"
                  onClick={() => onRoom({ propertyId: room.id, guests: guestsOf(way), plan: way.planId })}
                  className={classes(cardLink, styles.take)}
                >
                  {room.title}
                </button>
              ) : (
                <Link to={stayPath(room.id, stay, guestsOf(way))} className={classes(cardLink, styles.name)}>
                  {room.title}
                </Link>
              )}
              <Text size="small">
                <Unbroken>
                  {t('{total} for {nights}, {way}', {
                    total: fullPrice(words, way.total),
                    nights,
                    way: [formatWay(words, way), way.plan].filter(Boolean).join(', '),
                  })}
                </Unbroken>
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function otherRooms(than: string, offers: readonly Offer[], cards: readonly PropertyCard[]) {
  return offers
    .flatMap(({ _id, stay: way }) => {
      const room = cards.find(({ id }) => id === _id);
      return way && room && _id !== than ? [{ room, way }] : [];
    })
    .toSorted((a, b) => a.way.total - b.way.total)
    .slice(0, SHOWN);
}
