import type { DeskPage } from '../desk-pages.ts';
import { NavItem } from './NavItem.tsx';
import { tabs } from './Shell.css.ts';

/** As many as a thumb finds; the others are on the page "More". */
const TABS = 4;

/** The first pages of the rail, at the bottom of a phone. */
export function TabBar({ pages }: { readonly pages: readonly DeskPage[] }) {
  const first = pages.filter(({ nav }) => nav !== undefined).slice(0, TABS);
  return (
    <nav className={tabs} aria-label="Desk, on phones">
      {first.map((page) => page.nav && <NavItem key={page.path} to={`/${page.path}`} {...page.nav} />)}
      <NavItem to="/more" title="More" icon="more" />
    </nav>
  );
}
