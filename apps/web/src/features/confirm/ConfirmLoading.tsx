import { Skeleton, Spinner, Stack } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import * as styles from './ConfirmForm.css.ts';

/** The loading state of guest and room (§2), in the shape of the form. */
export function ConfirmLoading() {
  const { t } = useWords();
  return (
    <Stack gap="l">
      <Spinner>{t('Loading...')}</Spinner>
      <div className={styles.columns}>
        <Stack gap="l">
          <Skeleton width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
        <Skeleton shape="picture" />
      </div>
    </Stack>
  );
}
