import type { User } from '@motel/api-client/contracts';
import { Icon } from '@motel/ui';
import * as styles from './HeaderMenu.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { UserMenuItems } from './UserMenuItems.tsx';

/** The signed-in guest's menu on wide screens (§2). */
export function UserMenu({ user }: { readonly user: User }) {
  return (
    <HeaderMenu
      summary={
        <>
          <Icon name="user" size={20} />
          <span className={styles.who}>{shownName(user)}</span>
          <Icon name="chevron-down" size={20} />
        </>
      }
    >
      <UserMenuItems />
    </HeaderMenu>
  );
}

/** The guest's name, or the number they signed in with (§2). */
export function shownName({ name, firstname, mobile }: User): string {
  return name ?? firstname ?? mobile ?? 'Guest';
}
