import type { DeskStay } from '@motel/api-client/desk-contracts';
import { guestName } from '@motel/booking-core';
import { Link } from 'react-router-dom';
import { Fob } from '../../shared/fob/Fob.tsx';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { useTitle } from '../../shared/parts/Page.tsx';
import { balanceTag, stateTag, Tag, type TagProps } from '../../shared/parts/Tag.tsx';
import { roomWords } from '../../shared/rooms/shown-rooms.ts';
import { fact, facts, head, tags, title } from './StayPage.css.ts';

export function StayHead({ stay }: { readonly stay: DeskStay }) {
  const motel = useMotel();
  const name = guestName(stay.guest);
  useTitle(name);
  return (
    <div className={head}>
      <Fob room={stay.type} size="large" isDecoration />
      <div className={title}>
        <h1>{name}</h1>
        <p className={facts}>
          {stay.rooms.length > 0 && (
            <>
              <strong className={fact}>{roomWords(stay.rooms, 'Room')}</strong>,{' '}
            </>
          )}
          {stay.type.title} · {shownDates(stay.checkIn, stay.checkOut)}, {nightCount(stay)} ·{' '}
          {shownParty(stay.party)} · <strong className={fact}>{stay.reference}</strong>
          {stay.group && (
            <>
              {' '}
              · <Link to={`/groups/${stay.group.id}`}>{stay.group.name}</Link>
            </>
          )}
        </p>
      </div>
      <div className={tags}>
        {stayTags(motel, stay).map((tag) => (
          <Tag key={tag.words} {...tag} />
        ))}
      </div>
    </div>
  );
}

export function stayTags(
  motel: DeskMotel,
  stay: Pick<DeskStay, 'state' | 'status' | 'isNoShow' | 'folio' | 'payer'>,
): TagProps[] {
  const { balance, paid, refunded } = stay.folio;
  const money = balanceTag(motel, { balance, payer: stay.payer });
  if (money !== undefined) return [stateTag(stay), money];
  if (paid === 0) return [stateTag(stay)];
  const even: TagProps =
    refunded >= paid
      ? { tone: 'grey', icon: 'undo', words: 'All refunded' }
      : { tone: 'green', icon: 'check', words: 'Paid in full' };
  return [stateTag(stay), even];
}
