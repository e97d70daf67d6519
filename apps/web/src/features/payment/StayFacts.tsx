import type { Stay } from '@motel/api-client/contracts';
import { daysBetween, parseCivilDate } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import { t } from '@motel/language';
import { shortDates } from '../../shared/stay/stay-words.ts';
import * as styles from './StayFacts.css.ts';

/** The stay in three lines, as an address is written on a card. */
export function StayFacts({ stay }: { readonly stay: Stay }) {
  const { checkIn, checkOut, party, guest, reference } = stay;
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  const nights = from && to ? counted(daysBetween(from, to), 'night') : '';
  const rooms = party.rooms > 1 ? `, ${counted(party.rooms, 'room')}` : '';
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        {shortDates(checkIn, checkOut)} <span className={styles.detail}>{`${nights}${rooms}`}</span>
      </li>
      <li className={styles.fact}>
        {guest.name} <span className={styles.detail}>{partyWords(party)}</span>
      </li>
      <li className={styles.fact}>
        {reference} <span className={styles.detail}>{t('your reference')}</span>
      </li>
    </ul>
  );
}
