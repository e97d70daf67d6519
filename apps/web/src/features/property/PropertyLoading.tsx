import { Skeleton, Spinner, Stack } from '@motel/ui';
import * as styles from './PropertyDetails.css.ts';

/** Keeps the page's shape while the property is on its way (§2). */
export function PropertyLoading() {
  return (
    <Stack gap="l">
      <div className={styles.titleToCome}>
        <Spinner>Loading property details...</Spinner>
      </div>
      <div className={styles.photosToCome}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Skeleton width="wide" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </div>
        <div className={styles.cardToCome}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Stack>
  );
}
