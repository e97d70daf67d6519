import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { current as currentStyle, item, list } from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Links to the pages above this one, the topmost first; each child is one. */
  readonly children: ReactNode;
  /** This page. */
  readonly current: string;
  /** Names the landmark for screen readers. @default 'Breadcrumbs' */
  readonly label?: string;
}

/** Where the page stands in the site, and the way up. */
export function Breadcrumbs({ children, current, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {Children.map(children, (link) => (
          <li className={item}>
            {link}
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li className={item}>
          <span aria-current="page" className={currentStyle}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
