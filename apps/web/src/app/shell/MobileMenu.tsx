import type { User } from '@motel/api-client/contracts';
import { motel } from '@motel/content';
import { Icon } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './HeaderMenu.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { headerLinks } from './site-links.ts';
import { shownName } from './UserMenu.tsx';
import { UserMenuItems } from './UserMenuItems.tsx';

/** Everything of the header behind one button, on phones (§2). */
export function MobileMenu({ user }: { readonly user: User | undefined }) {
  return (
    <HeaderMenu label="Menu" summary={<Icon name="menu" />}>
      {user && <p className={styles.greeting}>{`Welcome, ${shownName(user)}`}</p>}
      {headerLinks.map(({ to, label }) => (
        <Link key={to} to={to} className={styles.item}>
          {label}
        </Link>
      ))}
      {user ? (
        <UserMenuItems />
      ) : (
        <Link to={sitePaths.signIn} className={styles.item}>
          Sign in
        </Link>
      )}
      <a href={motel.phone.href} className={styles.item}>
        {`Call ${motel.phone.shown}`}
      </a>
    </HeaderMenu>
  );
}
