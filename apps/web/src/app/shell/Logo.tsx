import { look, motel } from '@motel/content';
import { Link } from 'react-router-dom';
import { Lamp } from '../../shared/Lamp.tsx';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './Logo.css.ts';

/** The motel's sign, linked to the home page. */
export function Logo() {
  return (
    <Link to={sitePaths.home} className={styles.logo}>
      {look.logo === undefined ? (
        <Lamp />
      ) : (
        <img src={look.logo} alt="" width={48} height={36} className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{motel.name}</span>{' '}
        <span className={styles.place}>{`${motel.city}, ${motel.province}`}</span>
      </span>
    </Link>
  );
}
