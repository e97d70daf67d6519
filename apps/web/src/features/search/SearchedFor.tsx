import { counted, partyWords } from '@motel/content/words';
import { Alert, Icon, Unbroken } from '@motel/ui';
import { Link } from 'react-router-dom';
import { formatStay } from '../../shared/format/dates.ts';
import { useSearchedStay } from '../../shared/searched-stay.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './SearchedFor.css.ts';

/** `Dec 5–9 · 3 adults`, and Change, which shows the search box: it still has the choice. */
export function SearchedFor() {
  const words = useWords();
  const { t } = words;
  const { range, party, obstacle } = useSearchedStay();
  const said = [
    formatStay(words, range.startDate, range.endDate),
    partyWords(words, party),
    ...(party.rooms > 1 ? [counted(words, party.rooms, 'room')] : []),
  ];
  return (
    <section aria-label={t('Your search')} className={styles.section}>
      <div className={styles.strip}>
        <Icon name="calendar" />
        <p className={styles.words}>
          <Unbroken>{said.join(' · ')}</Unbroken>
        </p>
        <Link to={sitePaths.home} className={styles.change}>
          {t('Change')}
        </Link>
      </div>
      {obstacle !== undefined && <Alert tone="warning">{obstacle}</Alert>}
    </section>
  );
}
