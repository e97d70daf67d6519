import type { Property } from '@motel/api-client/contracts';
import { type Cents, formatDollars, sum, times } from '@motel/booking-core';
import { counted } from '@motel/content/words';
import { Text, Unbroken } from '@motel/ui';
import * as styles from './BookingCard.css.ts';
import { stepsText } from './steps-text.ts';

interface CardPriceProps {
  readonly property: Property;
  /** The price of the first night. */
  readonly price: Cents;
  readonly pets: number;
}

/** The price of one night, with the pet fee added, and what longer stays save (§2, K4, F9). */
export function CardPrice({ property, price, pets }: CardPriceProps) {
  const nightly = sum(price, times(property.petFeePerPet, pets));
  const steps = property.inStock ? stepsText(property.tariff) : '';
  return (
    <div>
      <p className={styles.nightly}>
        <span className={styles.price}>{`$${formatDollars(nightly)}`}</span>{' '}
        <Text as="span">CAD for 1 night</Text>
      </p>
      {pets > 0 && (
        <Text size="small" tone="soft">
          <Unbroken>{`Includes the pet fee for ${counted(pets, 'pet')}`}</Unbroken>
        </Text>
      )}
      {steps !== '' && (
        <Text size="small" tone="soft">
          <Unbroken>{`Stay longer: ${steps}.`}</Unbroken>
        </Text>
      )}
    </div>
  );
}
