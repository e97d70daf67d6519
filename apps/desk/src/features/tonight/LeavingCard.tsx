import type { ListedStay } from '@motel/api-client/desk-contracts';
import { timeText } from '@motel/content/english';
import { Link } from 'react-router-dom';
import { Fob } from '../../shared/fob/Fob.tsx';
import { fullName, nightCount } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { BalanceTag } from '../../shared/parts/Tag.tsx';
import { byRoom } from './nights.ts';
import { departure, empty, name, number, oneLine, room, rows, soft } from './tonight.css.ts';

interface LeavingCardProps {
  readonly title: string;
  readonly stays: readonly ListedStay[];
  /** @default false */
  readonly isHiddenWhenEmpty?: boolean;
}

/** Guests whose nights end, by room, and whether they owe anything. */
export function LeavingCard({ title, stays, isHiddenWhenEmpty = false }: LeavingCardProps) {
  const motel = useMotel();
  if (stays.length === 0 && isHiddenWhenEmpty) return null;
  return (
    <DeskCard
      title={title}
      count={stays.length}
      aside={`Check-out until ${timeText(motel.houseRules.checkOutHour)}`}
    >
      <ol className={rows}>
        {byRoom(stays).map((stay) => (
          <li key={stay.id}>
            <Link className={departure} to={`/stays/${stay.reference}`}>
              <span className={room}>
                <Fob room={stay.type} size="small" />
                <span className={number}>{stay.rooms.map((one) => one.number).join(', ')}</span>
              </span>
              <span className={oneLine}>
                <span className={name}>{fullName(stay)}</span>{' '}
                <span className={soft}>{nightCount(stay)}</span>
              </span>
              <BalanceTag stay={stay} settled="Settled" />
            </Link>
          </li>
        ))}
      </ol>
      {stays.length === 0 && <p className={empty}>No guests.</p>}
    </DeskCard>
  );
}
