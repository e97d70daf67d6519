import { Link } from 'react-router-dom';
import { rowLink } from './sheet.css.ts';

interface StayLinkProps {
  readonly id: string;
  readonly reference: string;
  /** @default the reference */
  readonly title?: string;
}

/** Leads from a row to its stay. */
export function StayLink({ id, reference, title = reference }: StayLinkProps) {
  return (
    <Link className={rowLink} to={`/stays/${id}`}>
      {title}
    </Link>
  );
}
