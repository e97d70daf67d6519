import { Icon } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './AllRoomsLink.css.ts';

export function AllRoomsLink() {
  const { t } = useWords();
  return (
    <p>
      <Link to={sitePaths.hotelCards} className={styles.link}>
        <Icon name="arrow-left" size={20} />
        {t('All rooms')}
      </Link>
    </p>
  );
}
