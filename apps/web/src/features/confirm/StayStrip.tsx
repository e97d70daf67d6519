import type { Property } from '@motel/api-client/contracts';
import { nightsOf, type Stay } from '@motel/booking-core';
import { counted, partyWords, shownPrice } from '@motel/content/words';
import { Text, Unbroken } from '@motel/ui';
import { formatStay } from '../../shared/format/dates.ts';
import { RoomImage } from '../../shared/RoomImage.tsx';
import { countedRooms } from '../../shared/stay/order-words.ts';
import { useWords } from '../../shared/words.ts';
import { billOf } from './order-bill.ts';
import * as styles from './StayStrip.css.ts';
import type { PricedRoom } from './use-priced-rooms.ts';

interface StayStripProps {
  readonly property: Property;
  readonly stay: Stay;
  /** The first one is the property's. */
  readonly rooms: readonly [PricedRoom, ...PricedRoom[]];
}

/** On phones and low windows, above the form: the room, its dates and the total, which the summary repeats below the form. */
export function StayStrip({ property, stay, rooms }: StayStripProps) {
  const { words, t } = useWords();
  const [image] = property.images;
  const bill = billOf(rooms);
  const isOne = rooms.length === 1;
  const [{ title, quote, party }] = rooms;
  const planAndParty = [quote?.plan?.label, partyWords(words, party)].filter(Boolean).join(', ');
  return (
    <section className={styles.strip} aria-label={t('Your stay')}>
      <div className={styles.picture}>
        <RoomImage src={image?.src} alt="" ratio="4 / 3" sizes="88px" />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{isOne ? title : countedRooms(words, rooms)}</p>
        <Text size="small" tone="soft" numeric>
          <span className={styles.whole}>{formatStay(words, stay.checkIn, stay.checkOut)}</span> ·{' '}
          <span className={styles.whole}>{counted(words, nightsOf(stay), 'night')}</span>
        </Text>
        <Text size="small" tone="soft">
          <Unbroken>{isOne ? planAndParty : rooms.map(({ title }) => title).join(', ')}</Unbroken>
        </Text>
      </div>
      {bill && <p className={styles.total}>{shownPrice(words, bill.total)}</p>}
    </section>
  );
}
