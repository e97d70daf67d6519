import { motel } from '@motel/content';
import { Icon } from '@motel/ui';
import * as styles from './CallStrip.css.ts';

/** The tap-to-call strip (§2). */
export function CallStrip() {
  return (
    <div className={styles.strip}>
      <p>Call Now or Book to Reserve your Room Today.</p>
      <a href={motel.phone.href} className={styles.phone}>
        <Icon name="phone" size={20} />
        {motel.phone.shown}
      </a>
    </div>
  );
}
