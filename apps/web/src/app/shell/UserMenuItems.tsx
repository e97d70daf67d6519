import { NavLink } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import { useSignOut } from './use-sign-out.ts';

export function UserMenuItems() {
  const signOut = useSignOut();
  return (
    <>
      <NavLink to={sitePaths.bookingHistory}>Booking Details</NavLink>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </>
  );
}
