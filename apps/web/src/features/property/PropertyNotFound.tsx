import { buttonStyle } from '@motel/ui';
import { Link } from 'react-router-dom';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { Notice } from '../../shared/Notice.tsx';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';

/** Shown when there is no such property, and when it could not be loaded (§8). */
export function PropertyNotFound() {
  const { t } = useWords();
  return (
    <Notice
      level={1}
      title={t('Property not found.')}
      picture={useSitePart('drawing:banner-keys')}
      action={
        <Link to={sitePaths.hotelCards} className={buttonStyle({ variant: 'solid' })}>
          {t('See our rooms')}
        </Link>
      }
    >
      {t(
        'No key hangs on this hook. The room may have a new name, or the line was bad: our other rooms are one step away.',
      )}
    </Notice>
  );
}
