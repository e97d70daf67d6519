import type { DeskStay } from '@motel/api-client/desk-contracts';
import { motelDay, shownShortDate } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { notes as list, soft } from './cards.css.ts';

/** The desk's notes about the stay. */
export function StayNotes({ notes }: { readonly notes: DeskStay['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <DeskCard title="Notes">
      <ul className={list}>
        {notes.map(({ id, text, by, at, done }) => (
          <li key={id}>
            {text}{' '}
            <span className={soft}>
              {by}, {shownShortDate(motelDay(at))}
              {done !== undefined && `, done by ${done.by}`}
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
