import type { PropertyCard } from '@motel/api-client/contracts';
import { plusWords } from '@motel/content';
import { afterPrice, shownPrice } from '@motel/content/words';
import { Card, classes, Icon, Rating, Spinner, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { DrawingsNote } from '../../shared/DrawingsNote.tsx';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { hotelCardsQuery, type PropertyCardsState } from '../../shared/queries/property-queries.ts';
import { RoomKey } from '../../shared/RoomKey.tsx';
import { useWire } from '../../shared/site.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as hotelCardStyles from './HotelCard.css.ts';
import * as styles from './HotelCards.css.ts';
import { OfferSpace } from './OfferSpace.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { hung } from './RoomKey.css.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { RoomsFailed } from './RoomsFailed.tsx';
import { RoomTitle } from './RoomTitle.tsx';
import { SearchResults } from './SearchResults.tsx';

const SEEN_FIRST = 2;

export function HotelCards() {
  const words = useWords();
  return <PropertyCards query={hotelCardsQuery(useWire())}>{(state) => list(words, state)}</PropertyCards>;
}

function list({ t }: Words, { rooms, isPending, retry }: PropertyCardsState) {
  if (isPending) return <Spinner>{t('Loading properties...')}</Spinner>;
  if (rooms === undefined) return <RoomsFailed onRetry={retry} />;
  return (
    <SearchResults rooms={rooms}>
      {(listed, isWaiting) => (
        <>
          <DrawingsNote pictures={rooms.map(({ image }) => image?.src)} />
          <ul className={styles.list} inert={isWaiting}>
            {listed.map(({ room, offer }, index) => (
              // Cards that wait are others: nothing that a guest sees moves when the prices load.
              <li key={isWaiting ? index : room.id} className={isWaiting ? styles.waiting : undefined}>
                <HotelCard
                  room={room}
                  priority={index < SEEN_FIRST}
                  offer={isWaiting ? <OfferSpace /> : offer}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </SearchResults>
  );
}

interface HotelCardProps {
  readonly room: PropertyCard;
  readonly priority: boolean;
  /** The price of the searched stay in it, in the place of tonight's; `null` while a search has no prices. */
  readonly offer?: ReactNode;
}

/** A card of /hotel-card (§2): the room on the left, its terms in the middle, its price on the right. */
function HotelCard({ room, priority, offer }: HotelCardProps) {
  const words = useWords();
  const { motel, t } = words;
  return (
    <Card as="article" padding="border" className={hotelCardStyles.card}>
      <RoomKey name={room.title} className={hung} />
      <RoomPicture room={room} priority={priority} />
      <div className={classes(hotelCardStyles.words, !room.inStock && hotelCardStyles.dimmed)}>
        <RoomTitle room={room} level={2} size="heading" />
        <RoomFacts room={room} />
        <Rating value={room.rating} />
        {room.terms && (
          <ul className={hotelCardStyles.terms}>
            {room.terms.map((term) => (
              <li key={term} className={hotelCardStyles.term}>
                <Icon name="check" size={20} />
                {term}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes(hotelCardStyles.offer, !room.inStock && hotelCardStyles.dimmed)}>
        {offer}
        {offer === undefined && (
          <p className={hotelCardStyles.price}>
            <span className={hotelCardStyles.amount}>{shownPrice(words, room.price)}</span>{' '}
            {afterPrice(words, plusWords(words, room.taxes ?? motel.moneyWords.beforeTaxes))}
          </p>
        )}
        {room.inStock ? (
          <span className={hotelCardStyles.go} aria-hidden="true">
            {t('See the room')} <Icon name="arrow-right" size={20} />
          </span>
        ) : (
          <Text tone="error" weight="bold">
            {t('Out of Stock')}
          </Text>
        )}
      </div>
    </Card>
  );
}
