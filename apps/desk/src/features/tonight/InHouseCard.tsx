import type { ListedStay } from '@motel/api-client/desk-contracts';
import { money } from '@motel/content';
import { Link } from 'react-router-dom';
import { shownDayOfMonth, shownWeekday } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { byRoom, eachRoom } from './by-room.ts';
import { house, houseRow, owes, until } from './InHouseCard.css.ts';
import { empty, number } from './tonight.css.ts';

interface InHouseCardProps {
  readonly title: string;
  readonly stays: readonly ListedStay[];
}

/** Guests in the house by room, until when they stay, and whether they owe anything. */
export function InHouseCard({ title, stays }: InHouseCardProps) {
  return (
    <DeskCard title={title} count={stays.length} aside="by room, until">
      <ol className={house}>
        {byRoom(eachRoom(stays)).map((stay) => (
          <li key={`${stay.id} ${stay.rooms[0]?.id}`}>
            <Link className={houseRow} to={`/stays/${stay.reference}`}>
              <span className={number}>{stay.rooms[0]?.number}</span>
              <span>
                {stay.lastName}
                {stay.balance > 0 && stay.payer === undefined && (
                  <span className={owes}> {money.sign} due</span>
                )}
              </span>
              <span className={until}>
                {shownWeekday(stay.checkOut)} {shownDayOfMonth(stay.checkOut)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {stays.length === 0 && <p className={empty}>Nobody.</p>}
    </DeskCard>
  );
}
