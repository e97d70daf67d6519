import type { Wire } from '@motel/api-client';
import type { OffersWire } from '@motel/api-client/contracts';
import type { CivilDate } from '@motel/booking-core';
import { useEffect, useState } from 'react';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import { offersForOne } from './tonight.precomputed.ts';
import * as styles from './VacancySign.css.ts';

const DAY = 86_400_000;

/** Reasons against a stay of tonight alone that a longer one does not meet. */
const ONLY_LONGER = /^(?:stay-too-short|closed-to-departure)$/;

/** The board below the inn's sign: empty until tonight's rooms are known, and while the page is out of sight. */
export function VacancySign() {
  const { t } = useWords();
  const today = useMotelToday();
  const wire = useWire();
  const [words, setWords] = useState('');
  useEffect(() => {
    const look = () => {
      setWords('');
      if (document.hidden) return;
      isVacant(wire, today).then(
        (is) => setWords(is ? t('VACANCY') : t('NO VACANCY')),
        () => {},
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [t, wire, today]);
  if (words === '') return null;
  // The drawing's board has room for `NO VACANCY` on one line.
  const size = words.length > 11 ? styles.long : undefined;
  return (
    <p className={styles.sign}>
      <span className={size}>{words}</span>
    </p>
  );
}

/**
 * Whether a guest who comes tonight finds a room. It takes the answer as our own server wrote it: the client's checks
 * would weigh more than half as much as all other scripts of the page.
 * @throws when there is no answer
 */
async function isVacant({ baseUrl = '', fetch: send = fetch }: Wire, today: CivilDate): Promise<boolean> {
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  const answer = await send(`${baseUrl}${offersForOne}&from=${today}&to=${tomorrow}`);
  const { offers }: OffersWire = await answer.json();
  return offers.some(({ stay, reason }) => stay ?? ONLY_LONGER.test(reason?.code ?? ''));
}
