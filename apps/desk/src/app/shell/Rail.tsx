import { motel } from '@motel/content';
import { Link } from 'react-router-dom';
import { DeskLamp } from '../../shared/lamp/DeskLamp.tsx';
import type { DeskPage } from '../desk-pages.ts';
import { NavItem } from './NavItem.tsx';
import { lamp, rail } from './Shell.css.ts';
import { useBadges } from './use-badges.ts';

/** The pages of the desk, at the left of wide windows. */
export function Rail({ pages }: { readonly pages: readonly DeskPage[] }) {
  const badges = useBadges(pages);
  return (
    <nav className={rail} aria-label="Desk">
      <Link className={lamp} to="/" aria-label={`${motel.name}, front desk`}>
        <DeskLamp />
      </Link>
      {pages.map(
        (page) =>
          page.nav && (
            <NavItem key={page.path} to={`/${page.path}`} {...page.nav} badge={badges[page.path]} />
          ),
      )}
    </nav>
  );
}
