import type { ListedStay, Tonight } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { fullName } from '../../shared/format/shown-stay.ts';
import { DeskButton, DeskCard, DeskLink } from '../../shared/parts/Page.tsx';
import { BalanceTag } from '../../shared/parts/Tag.tsx';
import { mayAccept, usePress } from '../../shared/wire/calls.ts';
import { late, lateActions, lateRow, name, number, rows, soft } from './tonight.css.ts';

export function LateCard({ data: { overdue, missed, today } }: { readonly data: Tonight }) {
  const count = overdue.length + missed.length;
  if (count === 0) return null;
  const leaves = addDays(civilDate(today), 1);
  return (
    <DeskCard title="Past their time" count={count} className={late}>
      <ul className={rows}>
        {overdue.map((stay) => (
          <LateRow
            key={stay.id}
            stay={stay}
            words={`was to leave on ${shownDay(stay.checkOut)}`}
            deed="checkOut"
          >
            <DeskLink icon="plus" to={`/stays/${stay.reference}?do=dates&leaves=${leaves}`}>
              One more night
            </DeskLink>
          </LateRow>
        ))}
        {missed.map((stay) => (
          <LateRow
            key={stay.id}
            stay={stay}
            words={`was to come on ${shownDay(stay.checkIn)}`}
            deed="checkIn"
          >
            <DeskLink icon="cross" to={`/stays/${stay.reference}?do=no-show`}>
              Did not come
            </DeskLink>
          </LateRow>
        ))}
      </ul>
    </DeskCard>
  );
}

const DEEDS = {
  checkIn: { title: 'Check in', icon: 'arrive', known: 'isUncleanAccepted' },
  checkOut: { title: 'Check out', icon: 'leave', known: 'isBalanceAccepted' },
} as const;

interface LateRowProps {
  readonly stay: ListedStay;
  readonly words: string;
  readonly deed: keyof typeof DEEDS;
  readonly children: ReactNode;
}

function LateRow({ stay, words, deed, children }: LateRowProps) {
  const { press, isPressing, problem } = usePress(deed);
  const { title, icon, known } = DEEDS[deed];
  const isKnown = mayAccept(problem, known);
  const body = { version: stay.version, [known]: isKnown };
  return (
    <li className={lateRow}>
      <p>
        {stay.rooms.length > 0 && (
          <span className={number}>{stay.rooms.map((room) => room.number).join(', ')} </span>
        )}
        <Link className={name} to={`/stays/${stay.reference}`}>
          {fullName(stay)}
        </Link>{' '}
        <span className={soft}>{words}</span> <BalanceTag stay={stay} settled="Settled" />
      </p>
      <div className={lateActions}>
        <DeskButton
          icon={icon}
          disabled={isPressing}
          onClick={() => void press({ parts: { id: stay.id }, body })}
        >
          {isKnown ? `${title} all the same` : title}
        </DeskButton>
        {children}
      </div>
      {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
    </li>
  );
}
