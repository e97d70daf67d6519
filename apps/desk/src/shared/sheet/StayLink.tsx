import { Link } from 'react-router-dom';
import { rowLink } from './sheet.css.ts';

/** Leads from a row to its stay. */
export function StayLink({ id, reference }: { readonly id: string; readonly reference: string }) {
  return (
    <Link className={rowLink} to={`/stays/${id}`}>
      {reference}
    </Link>
  );
}
