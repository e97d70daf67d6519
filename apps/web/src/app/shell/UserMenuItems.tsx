import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './HeaderMenu.css.ts';
import { useSignOut } from './use-sign-out.ts';

export function UserMenuItems() {
  const signOut = useSignOut();
  return (
    <>
      <Link to={sitePaths.bookingHistory} className={styles.item}>
        Booking Details
      </Link>
      <button type="button" className={styles.item} onClick={signOut}>
        Sign out
      </button>
    </>
  );
}
