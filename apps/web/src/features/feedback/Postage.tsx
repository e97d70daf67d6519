import { motel } from '@motel/content';
import { Picture, Stamp } from '@motel/ui';
import * as styles from './Postage.css.ts';

/** The postcard's corner: a stamp and its postmark. Decorative. */
export function Postage() {
  return (
    <div className={styles.corner} aria-hidden="true">
      <svg className={styles.postmark} viewBox="0 0 170 74" width="170" height="74" aria-hidden="true">
        <path d="M0 8q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 26q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 44q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 62q14-8 28 0t28 0 28 0 28 0 28 0 28 0" />
      </svg>
      <div className={styles.stamp}>
        <Stamp place={motel.province} value="40">
          <Picture src="/pictures/banner-dog.svg" alt="" width={1200} height={900} ratio="1 / 1" />
        </Stamp>
      </div>
    </div>
  );
}
