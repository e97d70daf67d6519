import { classes } from '@motel/ui';
import { Link, useNavigate } from 'react-router-dom';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import { belowOnPhone } from './PageHead.css.ts';
import { segment, segments, views as viewsStyle } from './Segments.css.ts';

interface ViewsProps {
  readonly label: string;
  /** The views of the page and their addresses. */
  readonly views: readonly (readonly [title: string, to: string])[];
  /** The title of the one that is shown. */
  readonly shown: string;
}

/** The views of a page, side by side in its head; each has its figure as a key. */
export function Views({ label, views, shown }: ViewsProps) {
  const navigate = useNavigate();
  useShortcuts(
    Object.fromEntries(views.map(([title, to], at) => [at + 1, [title, () => void navigate(to)] as const])),
  );
  return (
    <nav className={classes(segments, belowOnPhone, viewsStyle)} aria-label={label}>
      {views.map(([title, to]) => (
        <Link key={to} className={segment} to={to} aria-current={title === shown ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
