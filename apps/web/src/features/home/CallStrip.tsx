import { Icon } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import * as styles from './CallStrip.css.ts';

/** The tap-to-call strip (§2), drawn as a guide sign by the highway: a press anywhere on it calls. */
export function CallStrip() {
  const { motel, t } = useWords();
  return (
    <a href={motel.phone.href} className={styles.sign}>
      <span className={styles.words}>{t('Call Now or Book to Reserve your Room Today.')}</span>{' '}
      <span className={styles.phone}>
        <Icon name="phone" size={32} />
        {motel.phone.shown}
      </span>
    </a>
  );
}
