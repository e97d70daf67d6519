import { VisuallyHidden } from '@motel/ui';
import { NavLink, useLocation } from 'react-router-dom';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import type { DeskIconName } from '../../shared/icon/drawings.ts';
import { badge as badgeStyle, item } from './Shell.css.ts';

interface NavItemProps {
  readonly to: string;
  readonly title: string;
  readonly icon: DeskIconName;
  readonly letter?: string;
  /** Other addresses of the same page. */
  readonly views?: readonly string[];
  /** How many things on that page need a look. */
  readonly badge?: number | undefined;
}

export function NavItem({ to, title, icon, letter, views = [], badge = 0 }: NavItemProps) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={views.includes(pathname) ? pathname : to}
      className={item}
      {...(letter && { title: `${title}: G then ${letter.toUpperCase()}` })}
    >
      <DeskIcon name={icon} />
      {title}
      {badge > 0 && (
        <span className={badgeStyle}>
          {badge}
          <VisuallyHidden> need a look</VisuallyHidden>
        </span>
      )}
    </NavLink>
  );
}
