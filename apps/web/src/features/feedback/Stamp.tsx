import { Picture } from '@motel/ui';
import * as styles from './Stamp.css.ts';

/** A stamp and its postmark, for the eye alone. */
export function Stamp() {
  return (
    <div className={styles.corner}>
      <svg className={styles.postmark} viewBox="0 0 170 74" width="170" height="74" aria-hidden="true">
        <path d="M0 8q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 26q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 44q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 62q14-8 28 0t28 0 28 0 28 0 28 0 28 0" />
      </svg>
      <div className={styles.shadow}>
        <div className={styles.stamp}>
          <Picture src="/pictures/banner-dog.svg" alt="" width={1200} height={900} ratio="1 / 1" />
          <span className={styles.value} aria-hidden="true">
            40
          </span>
        </div>
      </div>
    </div>
  );
}
