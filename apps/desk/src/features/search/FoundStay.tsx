import type { FoundStay as Found } from '@motel/api-client/desk-contracts';
import { Fob } from '../../shared/fob/Fob.tsx';
import { motelDay, shownDates } from '../../shared/format/shown-dates.ts';
import { motelTime } from '../../shared/format/shown-time.ts';
import { stateTag } from '../../shared/parts/state-tag.ts';
import { Tag } from '../../shared/parts/Tag.tsx';
import { Marked } from './Marked.tsx';
import { facts, found, name, number, room, state, whole } from './StaySearch.css.ts';
import { shownPhone } from './shown-phone.ts';

interface FoundStayProps {
  readonly id: string;
  readonly found: Found;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: () => void;
}

/** A stay that the search found, with the parts marked by which it did. */
export function FoundStay({
  id,
  found: { stay, state: stayState, marks, email, isAlike },
  isChosen,
  ...does
}: FoundStayProps) {
  const { words, ...tag } = stateTag({ ...stay, state: stayState });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen answer
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={found}
      onClick={does.onOpen}
      onPointerMove={does.onChoose}
    >
      <span className={room}>
        <Fob room={stay.type} size="small" />
        <span className={number}>{stay.rooms[0]?.number}</span>
      </span>
      <span>
        <span className={name}>
          <Marked text={`${stay.firstName} ${stay.lastName}`} marks={marks.name} />
        </span>{' '}
        <span className={facts}>
          {isAlike && 'sounds alike, '}
          <Marked text={stay.reference} marks={marks.reference} />,{' '}
          <span className={whole}>
            <Marked {...shownPhone(stay.phone, marks.phone)} />
          </span>
          {email !== undefined && (
            <>
              , <Marked text={email} marks={marks.email} />
            </>
          )}
          <br />
          {shownDates(stay.checkIn, stay.checkOut, motelDay(new Date().toISOString()))}
          {stay.expectedAt !== undefined && `, arriving ${motelTime(stay.expectedAt)}`}
        </span>
      </span>
      <span className={state}>
        <Tag {...tag}>{words}</Tag>
      </span>
    </div>
  );
}
