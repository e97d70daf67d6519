import type { Stay } from '@motel/api-client/contracts';
import { daysBetween } from '@motel/booking-core';
import { counted, partyWords, shownPrice } from '@motel/content/words';
import { shortDates } from '../../shared/stay/stay-words.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './StayFacts.css.ts';

export function StayFacts({ stay }: { readonly stay: Stay }) {
  const { words, t } = useWords();
  const { checkIn, checkOut, party, guest, order } = stay;
  const nights = counted(words, daysBetween(checkIn, checkOut), 'night');
  const rooms = party.rooms > 1 ? `, ${counted(words, party.rooms, 'room')}` : '';
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        {shortDates(words, checkIn, checkOut)}{' '}
        <span className={styles.detail}>
          {order ? nights : [`${nights}${rooms}`, stay.plan].filter(Boolean).join(', ')}
        </span>
      </li>
      {!order && (
        <li className={styles.fact}>
          {guest.name} <span className={styles.detail}>{partyWords(words, party)}</span>
        </li>
      )}
      <li className={styles.fact}>
        {order?.reference ?? stay.reference}{' '}
        <span className={styles.detail}>{order ? t('one reference for all') : t('your reference')}</span>
      </li>
      {order?.stays.map(({ id, title, name, plan, total, ...one }) => (
        <li key={id} className={styles.fact}>
          {title} <span className={styles.detail}>{shownPrice(words, total)}</span>
          <span className={styles.whole}>
            {[name, partyWords(words, one.party), plan].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
