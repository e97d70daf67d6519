import type { PropertyCard } from '@motel/api-client/contracts';
import { formatDollars } from '@motel/booking-core';
import { Rating, Text } from '@motel/ui';
import { CardFrame } from './CardFrame.tsx';
import * as styles from './HotelCard.css.ts';

/** The same on every card (§2). */
const FIXED = ['Classic Triple Room', '1 queen bed', 'Free cancellation', 'No prepayment'];

interface HotelCardProps {
  readonly room: PropertyCard;
  readonly priority: boolean;
}

/** A card of /hotel-card (§2). */
export function HotelCard({ room, priority }: HotelCardProps) {
  return (
    <CardFrame room={room} level={2} priority={priority}>
      <Rating value={room.rating} />
      <ul className={styles.facts}>
        {FIXED.map((fact) => (
          <Text as="li" key={fact} tone="soft">
            {fact}
          </Text>
        ))}
      </ul>
      <p className={styles.price}>
        <Text as="span" figure size="title">
          {`$${formatDollars(room.price)}`}
        </Text>{' '}
        <Text as="span">CAD plus taxes</Text>
      </p>
      {!room.inStock && (
        <Text tone="error" weight="bold">
          Out of Stock
        </Text>
      )}
    </CardFrame>
  );
}
