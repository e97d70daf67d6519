import type { DeskStay } from '@motel/api-client/desk-contracts';
import type { GuestField } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { DETAIL_LABELS, DETAILS_BESIDE_NAME, detailsOf, shownDetail } from '../../shared/guest/details.ts';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { row } from '../../shared/sheet/sheet-page.css.ts';
import { edit, facts, soft } from './cards.css.ts';

interface GuestCardProps {
  readonly stay: DeskStay;
  readonly onEdit: () => void;
}

export function GuestCard({ stay: { guest }, onEdit }: GuestCardProps) {
  const fact = (detail: GuestField) => (
    <DetailFact key={detail.name} detail={detail} typed={guest[detail.name]} />
  );
  return (
    <DeskCard
      title="Guest"
      aside={
        <span className={row}>
          <Link className={edit} to={`/guests/${guest.id}`}>
            All about them
          </Link>
          <button type="button" className={edit} onClick={onEdit}>
            Edit
          </button>
        </span>
      }
    >
      {guest.notAgain !== undefined && (
        <Alert tone="error">
          <strong>Not again.</strong> {guest.notAgain}
        </Alert>
      )}
      <dl className={facts}>
        {DETAILS_BESIDE_NAME.filter(({ kind }) => kind !== 'note').map(fact)}
        {guest.car !== '' && <Fact label="Car">{guest.car}</Fact>}
        {guest.reads !== undefined && <Fact label="Reads">{guest.reads}</Fact>}
        <Fact label="Before">{shownBefore(guest.before)}</Fact>
        {detailsOf('note').map(fact)}
      </dl>
    </DeskCard>
  );
}

const NONE: Partial<Record<GuestField['kind'], string>> = {
  phone: 'none, does not sign in',
  email: 'none, gets no mail',
};

/** A detail that the guest gave; where no mail or telephone can reach them, that. */
function DetailFact({ detail, typed }: { readonly detail: GuestField; readonly typed: string }) {
  const none = NONE[detail.kind];
  if (typed === '' && none === undefined) return null;
  const words = typed === '' ? <span className={soft}>{none}</span> : shownDetail(detail, typed);
  return (
    <Fact label={DETAIL_LABELS[detail.name]}>
      {detail.kind === 'phone' && typed !== '' ? <a href={`tel:${typed}`}>{words}</a> : words}
    </Fact>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function shownBefore({ stays, last }: DeskStay['guest']['before']): string {
  if (last === undefined) return 'first stay';
  return `${counted(stays, 'stay')}, last ${shownShortDate(last)}, ${last.slice(0, 4)}`;
}
