import type { ListedStay, Tonight } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { Link } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { fullName } from '../../shared/format/shown-stay.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { mayAccept, usePress } from '../../shared/wire/use-press.ts';
import { BalanceTag } from './BalanceTag.tsx';
import { late, lateActions, lateRow, name, number, rows, soft } from './tonight.css.ts';

/** Guests who should have left, and guests who should have come: each with its two presses. */
export function LateCard({ data: { overdue, missed, today } }: { readonly data: Tonight }) {
  const count = overdue.length + missed.length;
  if (count === 0) return null;
  return (
    <DeskCard title="Past their time" count={count} className={late}>
      <ul className={rows}>
        {overdue.map((stay) => (
          <OverdueRow key={stay.id} stay={stay} today={today} />
        ))}
        {missed.map((stay) => (
          <MissedRow key={stay.id} stay={stay} />
        ))}
      </ul>
    </DeskCard>
  );
}

function OverdueRow({ stay, today }: { readonly stay: ListedStay; readonly today: string }) {
  const out = usePress('checkOut');
  const isOwing = mayAccept(out.problem, 'isBalanceAccepted');
  const press = (isBalanceAccepted: boolean) =>
    void out.press({ parts: { id: stay.id }, body: { version: stay.version, isBalanceAccepted } });
  const leaves = addDays(civilDate(today), 1);
  return (
    <li className={lateRow}>
      <LateWords stay={stay} words={`was to leave on ${shownDay(stay.checkOut)}`} />
      <div className={lateActions}>
        <DeskButton icon="leave" disabled={out.isPressing} onClick={() => press(isOwing)}>
          {isOwing ? 'Check out all the same' : 'Check out'}
        </DeskButton>
        <DeskLink icon="plus" to={`/stays/${stay.reference}?do=dates&leaves=${leaves}`}>
          One more night
        </DeskLink>
      </div>
      {out.problem !== undefined && <Alert tone="error">{out.problem.message}</Alert>}
    </li>
  );
}

function MissedRow({ stay }: { readonly stay: ListedStay }) {
  const come = usePress('checkIn');
  const isUnclean = mayAccept(come.problem, 'isUncleanAccepted');
  const body = { version: stay.version, isUncleanAccepted: isUnclean };
  const press = () => void come.press({ parts: { id: stay.id }, body });
  return (
    <li className={lateRow}>
      <LateWords stay={stay} words={`was to come on ${shownDay(stay.checkIn)}`} />
      <div className={lateActions}>
        <DeskButton icon="arrive" disabled={come.isPressing} onClick={press}>
          {isUnclean ? 'Check in all the same' : 'Check in'}
        </DeskButton>
        <DeskLink icon="cross" to={`/stays/${stay.reference}?do=no-show`}>
          Did not come
        </DeskLink>
      </div>
      {come.problem !== undefined && <Alert tone="error">{come.problem.message}</Alert>}
    </li>
  );
}

function LateWords({ stay, words }: { readonly stay: ListedStay; readonly words: string }) {
  return (
    <p>
      {stay.rooms.length > 0 && (
        <span className={number}>{stay.rooms.map((room) => room.number).join(', ')} </span>
      )}
      <Link className={name} to={`/stays/${stay.reference}`}>
        {fullName(stay)}
      </Link>{' '}
      <span className={soft}>{words}</span> <BalanceTag stay={stay} settled="Settled" />
    </p>
  );
}
