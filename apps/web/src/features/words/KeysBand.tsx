import type { PropertyCard } from '@motel/api-client/contracts';
import { shownPrice } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './KeysBand.css.ts';

/** The way from the end of a text to the rooms, with tonight's lowest price by the tariff in force. */
export function KeysBand() {
  const { words, t } = useWords();
  return (
    <PropertyCards query={propertyCardsQuery(useWire())}>
      {({ rooms = [] }) => (
        <p className={styles.band}>
          <span className={styles.words}>{wordsOf(words, rooms)}</span>{' '}
          <Link to={sitePaths.hotelCards} className={styles.link}>
            {t('See our rooms')}
          </Link>
        </p>
      )}
    </PropertyCards>
  );
}

function wordsOf(words: Words, rooms: readonly PropertyCard[]): string {
  const { t } = words;
  const sold = rooms.filter(({ inStock }) => inStock);
  const [lowest] = sold.toSorted((one, other) => one.price - other.price);
  if (lowest === undefined) return t('Every kind of key');
  const price = shownPrice(words, lowest.price);
  return sold.length === 1
    ? t('One kind of key, from {price}', { price })
    : t('{count} kinds of key, from {price}', { count: spelled(words, sold.length), price });
}

const small = ({ t }: Words) => [
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
function spelled(words: Words, count: number): string {
  return small(words)[count - 2] ?? `${count}`;
}
