import type { User } from '@motel/api-client/contracts';
import { motel } from '@motel/content';
import { buttonStyle, Container, Icon, Menu } from '@motel/ui';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '../../shared/session/session-store.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { Logo } from './Logo.tsx';
import * as styles from './SiteHeader.css.ts';
import { headerLinks } from './site-links.ts';
import { UserMenu, userName } from './UserMenu.tsx';
import { UserMenuItems } from './UserMenuItems.tsx';

export function SiteHeader() {
  const user = useSession()?.user;
  return (
    <Container as="header" className={styles.header}>
      <Logo />
      <nav aria-label="Main" className={styles.wide}>
        {headerLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} className={styles.link}>
            {label}
          </NavLink>
        ))}
        {user ? (
          <UserMenu user={user} />
        ) : (
          <Link to={sitePaths.signIn} className={buttonStyle({ size: 'small' })}>
            Sign in
          </Link>
        )}
      </nav>
      <nav aria-label="Main" className={styles.phone}>
        <a href={motel.phone.href} aria-label={`Call ${motel.phone.shown}`} className={styles.call}>
          <Icon name="phone" />
        </a>
        <MobileMenu user={user} />
      </nav>
    </Container>
  );
}

/** The whole header behind one button, on phones (§2). */
function MobileMenu({ user }: { readonly user: User | undefined }) {
  return (
    <Menu label="Menu" summary={<Icon name="menu" />}>
      {user && <p>{`Welcome, ${userName(user)}`}</p>}
      {headerLinks.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
      <hr />
      {user ? <UserMenuItems /> : <NavLink to={sitePaths.signIn}>Sign in</NavLink>}
    </Menu>
  );
}
