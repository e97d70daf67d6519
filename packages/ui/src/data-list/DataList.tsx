import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { description, detail, layouts, root, term } from './DataList.css.ts';

export interface DataItem {
  /** Unique in the list. */
  readonly term: string;
  readonly description: ReactNode;
  /** A plainer line under the description. */
  readonly detail?: ReactNode;
}

export interface DataListProps {
  readonly items: readonly DataItem[];
  /** Side by side. @default 1 */
  readonly columns?: keyof typeof layouts;
}

export function DataList({ items, columns = 1 }: DataListProps) {
  return (
    <dl className={classes(root, layouts[columns])}>
      {items.map((item) => (
        <div key={item.term}>
          <dt className={term}>{item.term}</dt>
          <dd className={description}>
            {item.description}
            {item.detail && <span className={detail}>{item.detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
