import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useSpoken } from '../words.ts';
import { current as currentStyle, item, list } from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Links to the pages above this one, the topmost first; one child each. */
  readonly children: ReactNode;
  readonly current: string;
}

/** The page's place in the site, with links to the pages above. */
export function Breadcrumbs({ children, current }: BreadcrumbsProps) {
  const { t } = useSpoken();
  return (
    <nav aria-label={t('Breadcrumbs')}>
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
