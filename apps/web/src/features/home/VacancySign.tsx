import { useEffect, useState } from 'react';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { isVacant } from './tonight.ts';
import * as styles from './VacancySign.css.ts';

/** The board below the inn's sign: empty until tonight's rooms are known, and while the page is out of sight. */
export function VacancySign() {
  const today = useMotelToday();
  const wire = useWire();
  const [words, setWords] = useState('');
  useEffect(() => {
    const look = () => {
      setWords('');
      if (document.hidden) return;
      isVacant(wire, today).then(
        (is) => setWords(is ? 'VACANCY' : 'NO VACANCY'),
        () => {},
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [wire, today]);
  return words && <p className={styles.sign}>{words}</p>;
}
