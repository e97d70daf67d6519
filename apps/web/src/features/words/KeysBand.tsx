import type { PropertyCard } from '@motel/api-client/contracts';
import { shownPrice } from '@motel/content/words';
import { t } from '@motel/language';
import { Link } from 'react-router-dom';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './KeysBand.css.ts';

/** The way from the end of a text to the rooms, with tonight's lowest price by the tariff in force. */
export function KeysBand() {
  return (
    <PropertyCards query={propertyCardsQuery(useWire())}>
      {({ rooms = [] }) => (
        <p className={styles.band}>
          <span className={styles.words}>{wordsOf(rooms)}</span>{' '}
          <Link to={sitePaths.hotelCards} className={styles.link}>
            {t('See our rooms')}
          </Link>
        </p>
      )}
    </PropertyCards>
  );
}

function wordsOf(rooms: readonly PropertyCard[]): string {
  const sold = rooms.filter(({ inStock }) => inStock);
  const [lowest] = sold.toSorted((one, other) => one.price - other.price);
  if (lowest === undefined) return t('Every kind of key');
  const price = shownPrice(lowest.price);
  return sold.length === 1
    ? t('One kind of key, from {price}', { price })
    : t('{count} kinds of key, from {price}', { count: spelled(sold.length), price });
}

const SMALL = [
  t('Two'),
  t('Three'),
  t('Four'),
  t('Five'),
  t('Six'),
  t('Seven'),
  t('Eight'),
  t('Nine'),
  t('Ten'),
  t('Eleven'),
  t('Twelve'),
];

/** @param count 2 or more */
function spelled(count: number): string {
  return SMALL[count - 2] ?? `${count}`;
}
