import { motel } from '@motel/content';
import { Link } from 'react-router-dom';
import { DeskLamp } from '../../shared/lamp/DeskLamp.tsx';
import type { DeskPage } from '../desk-pages.ts';
import { NavItem } from './NavItem.tsx';
import { lamp, rail } from './Shell.css.ts';

interface RailProps {
  readonly pages: readonly DeskPage[];
  /** How many things need a look, by the path of their page. */
  readonly badges: Readonly<Record<string, number | undefined>>;
}

/** The pages of the desk, at the left of wide windows. */
export function Rail({ pages, badges }: RailProps) {
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
