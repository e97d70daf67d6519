import { cardNightlyPrice, formatDollars, type RoomRate } from '@motel/booking-core';
import { Text } from '@motel/ui';
import { counted } from '../../shared/format/counts.ts';
import * as styles from './BookingCard.css.ts';

interface CardPriceProps {
  readonly property: RoomRate;
  readonly pets: number;
}

/** The price of one night, with the pet fee added (§2). */
export function CardPrice({ property, pets }: CardPriceProps) {
  return (
    <div>
      <p className={styles.nightly}>
        <span className={styles.price}>{`$${formatDollars(cardNightlyPrice(property, pets))}`}</span>{' '}
        <Text as="span">CAD for 1 night</Text>
      </p>
      {pets > 0 && (
        <Text size="small" tone="soft">
          {`Includes the pet fee for ${counted(pets, 'pet')}`}
        </Text>
      )}
    </div>
  );
}
