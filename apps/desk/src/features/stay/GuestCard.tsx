import type { DeskStay } from '@motel/api-client/desk-contracts';
import { counted } from '../../shared/format/counted.ts';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { shownNumber } from '../../shared/format/shown-number.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { edit, facts, soft } from './cards.css.ts';

interface GuestCardProps {
  readonly stay: DeskStay;
  /** Opens the fields of the guest. */
  readonly onEdit: () => void;
}

/** How to reach the guest, and what they asked for. */
export function GuestCard({ stay: { guest }, onEdit }: GuestCardProps) {
  return (
    <DeskCard
      title="Guest"
      aside={
        <button type="button" className={edit} onClick={onEdit}>
          Edit
        </button>
      }
    >
      <dl className={facts}>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${guest.phone}`}>{shownNumber(guest.phone)}</a>
        </dd>
        <dt>Mail</dt>
        <dd>{guest.email === '' ? <span className={soft}>none, gets no mail</span> : guest.email}</dd>
        {guest.car !== '' && (
          <>
            <dt>Car</dt>
            <dd>{guest.car}</dd>
          </>
        )}
        <dt>Before</dt>
        <dd>{shownBefore(guest.before)}</dd>
        {guest.request !== '' && (
          <>
            <dt>Request</dt>
            <dd>{guest.request}</dd>
          </>
        )}
      </dl>
    </DeskCard>
  );
}

function shownBefore({ stays, last }: DeskStay['guest']['before']): string {
  if (last === undefined) return 'first stay';
  return `${counted(stays, 'stay')}, last ${shownShortDate(last)}, ${last.slice(0, 4)}`;
}
