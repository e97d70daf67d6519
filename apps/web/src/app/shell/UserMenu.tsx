import type { User } from '@motel/api-client/contracts';
import { Icon, Menu } from '@motel/ui';
import { who } from './UserMenu.css.ts';
import { UserMenuItems } from './UserMenuItems.tsx';

/** The signed-in guest's menu on wide screens (§2). */
export function UserMenu({ user }: { readonly user: User }) {
  return (
    <Menu
      summary={
        <>
          <Icon name="user" size={20} />
          <span className={who}>{userName(user)}</span>
          <Icon name="chevron-down" size={20} />
        </>
      }
    >
      <UserMenuItems />
    </Menu>
  );
}

/** The guest's name, or the number they signed in with (§2). */
export function userName({ name, firstname, mobile }: User): string {
  return name ?? firstname ?? mobile ?? 'Guest';
}
