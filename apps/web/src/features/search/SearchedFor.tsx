import { addDays, parseCivilDate } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import { Alert, Icon, Unbroken } from '@motel/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readStayParams, stayQuery } from '../../shared/booking/stay-params.ts';
import { formatStay } from '../../shared/format/dates.ts';
import { chooseDates, chooseTravelers } from '../../shared/search-store.ts';
import { useSearchedStay } from '../../shared/searched-stay.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './SearchedFor.css.ts';

/** `Dec 5–9 · 3 adults`, and Change, which shows the search box: it still has the choice. */
export function SearchedFor() {
  const { words, t } = useWords();
  const { range, party, obstacle } = useSearchedStay();
  useAddress(stayQuery({ checkIn: range.startDate, checkOut: range.endDate }, party));
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

/** Searches for the stay with which the list's address begins, then keeps the search in it, over a reload. */
function useAddress(query: string): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead) {
      if (search !== query) void navigate(query, { replace: true });
      return;
    }
    const { requested, party } = readStayParams(new URLSearchParams(search));
    const from = parseCivilDate(requested?.checkIn);
    if (from !== undefined) chooseDates(from, parseCivilDate(requested?.checkOut) ?? addDays(from, 1));
    if (party !== undefined) chooseTravelers(party);
    setRead(true);
  }, [search, query, isRead, navigate]);
}
