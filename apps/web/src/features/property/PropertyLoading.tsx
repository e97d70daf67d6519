import { Skeleton, Spinner, Stack } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import * as styles from './PropertyDetails.css.ts';

/** Keeps the page's shape while the property loads (§2). */
export function PropertyLoading() {
  const { t } = useWords();
  return (
    <Stack gap="l">
      <div className={styles.titleSpace}>
        <Spinner>{t('Loading property details...')}</Spinner>
      </div>
      <div className={styles.photosSpace}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Skeleton width="wide" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </div>
        <div className={styles.cardSpace}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Stack>
  );
}
