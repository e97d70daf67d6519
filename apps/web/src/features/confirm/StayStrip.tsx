import type { Property } from '@motel/api-client/contracts';
import { nightsOf, type Party, type Quote, type Stay } from '@motel/booking-core';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { counted, partyWords, shownPrice } from '@motel/content/words';
import { Picture, Text, Unbroken } from '@motel/ui';
import { formatStay } from '../../shared/format/dates.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './StayStrip.css.ts';

interface StayStripProps {
  readonly property: Property;
  readonly stay: Stay;
  readonly party: Party;
  readonly quote: Quote | undefined;
}

/** On phones and low windows, above the form: the room, its dates and the total, which the summary repeats below the form. */
export function StayStrip({ property, stay, party, quote }: StayStripProps) {
  const { words, t, motel } = useWords();
  const [image] = property.images;
  return (
    <section className={styles.strip} aria-label={t('Your stay')}>
      <div className={styles.picture}>
        <Picture
          src={image?.src}
          {...pictureFiles(motel, image?.src)}
          alt=""
          placeholder={placeholderPicture}
          ratio="4 / 3"
          sizes="88px"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{property.title ?? t('Property Name Not Available')}</p>
        <Text size="small" tone="soft" numeric>
          <span className={styles.whole}>{formatStay(words, stay.checkIn, stay.checkOut)}</span> ·{' '}
          <span className={styles.whole}>{counted(words, nightsOf(stay), 'night')}</span>
        </Text>
        <Text size="small" tone="soft">
          <Unbroken>{[quote?.plan?.label, partyWords(words, party)].filter(Boolean).join(', ')}</Unbroken>
        </Text>
      </div>
      {quote && <p className={styles.total}>{shownPrice(words, quote.total)}</p>}
    </section>
  );
}
