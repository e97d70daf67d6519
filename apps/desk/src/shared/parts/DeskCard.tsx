import { Card } from '@motel/ui';
import { type ReactNode, useId } from 'react';
import { aside as asideStyle, count as countStyle, head, inset } from './DeskCard.css.ts';

interface DeskCardProps {
  readonly title: string;
  /** Beside the title. */
  readonly count?: number | string;
  /** At the end of the line of the title. */
  readonly aside?: ReactNode;
  readonly className?: string;
  /** Whether its contents are set in from its edges, one below the other. */
  readonly isInset?: boolean;
  readonly children: ReactNode;
}

/** A card of a page, under its title. */
export function DeskCard({ title, count, aside, className, isInset = false, children }: DeskCardProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" className={className} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className={countStyle}>{count}</span>}
        {aside !== undefined && <span className={asideStyle}>{aside}</span>}
      </div>
      {isInset ? <div className={inset}>{children}</div> : children}
    </Card>
  );
}
