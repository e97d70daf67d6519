import { Skeleton } from '@motel/ui';
import * as styles from './OfferSpace.css.ts';

/** As high as the figures of an offer, while they are being looked up. */
export function OfferSpace() {
  return (
    <div className={styles.space}>
      <Skeleton width="half" />
      <Skeleton />
    </div>
  );
}
