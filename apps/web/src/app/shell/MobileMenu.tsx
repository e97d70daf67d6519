import type { User } from '@motel/api-client/contracts';
import { Icon, Menu } from '@motel/ui';
import { NavLink } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import { headerLinks } from './site-links.ts';
import { userName } from './UserMenu.tsx';
import { UserMenuItems } from './UserMenuItems.tsx';

/** The whole header behind one button, on phones (§2). */
export function MobileMenu({ user }: { readonly user: User | undefined }) {
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
