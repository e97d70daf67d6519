import * as styles from './MotelSign.css.ts';
import { useWords } from './words.ts';

/** The motel's sign beside its name: its picture, its lit lamp, or its first letter. */
export function MotelSign() {
  const { look, name } = useWords().motel;
  if (look.logo !== undefined)
    return <img src={look.logo} alt="" width={48} height={36} className={styles.picture} />;
  if (look.ornaments) return <Lamp />;
  return (
    <span aria-hidden="true" className={styles.letter}>
      {[...name][0]}
    </span>
  );
}

function Lamp() {
  return (
    <svg viewBox="0 0 38 50" width="30" height="40" aria-hidden="true">
      <path className={styles.handle} d="M12 9Q19 -3 26 9" />
      <path className={styles.frame} d="M2 19L19 5l17 14v4H2zM4 44h30v6H4z" />
      <path className={styles.glass} d="M5 23h28l-2.5 21h-23z" />
      <path className={styles.flame} d="M18 25q7 8 2.5 15.5Q12 39 14 31.5 16 29 18 25z" />
      <path className={styles.handle} d="M5.2 23l2.6 21M32.8 23l-2.6 21" />
    </svg>
  );
}
