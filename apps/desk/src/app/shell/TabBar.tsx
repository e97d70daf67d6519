import type { PageLink } from '../../shared/nav/other-pages.ts';
import { NavItem } from './NavItem.tsx';
import { tabs as tabsStyle } from './Shell.css.ts';

interface TabBarProps {
  readonly tabs: readonly PageLink[];
  /** On the page "More". */
  readonly others: readonly PageLink[];
}

/** The first pages of the rail, at the bottom of a phone. */
export function TabBar({ tabs, others }: TabBarProps) {
  const waiting = others.reduce((all, { badge }) => all + badge, 0);
  return (
    <nav className={tabsStyle} aria-label="Desk, on phones">
      {tabs.map(({ path, ...link }) => (
        <NavItem key={path} to={`/${path}`} {...link} />
      ))}
      <NavItem to="/more" title="More" icon="more" badge={waiting} />
    </nav>
  );
}
