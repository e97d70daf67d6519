import type { FoundStay as Found } from '@motel/api-client/desk-contracts';
import type { ReactNode } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { motelTime, motelToday, shownDates } from '../../shared/format/shown-dates.ts';
import { dashedNumber } from '../../shared/guest/details.ts';
import { stateTag, Tag } from '../../shared/parts/Tag.tsx';
import { facts, found, name, number, room, state, whole } from './StaySearch.css.ts';

interface FoundStayProps {
  readonly id: string;
  readonly found: Found;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: () => void;
}

export function FoundStay({
  id,
  found: { stay, state: stayState, marks, email, isAlike },
  isChosen,
  ...does
}: FoundStayProps) {
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
          {shownDates(stay.checkIn, stay.checkOut, motelToday())}
          {stay.expectedAt !== undefined && `, arriving ${motelTime(stay.expectedAt)}`}
          {stay.group && `, ${stay.group.name}`}
        </span>
      </span>
      <span className={state}>
        <Tag {...stateTag({ ...stay, state: stayState })} />
      </span>
    </div>
  );
}

/** A part of a text: from its first to behind its last unit. */
type Mark = readonly [from: number, to: number];

interface MarkedProps {
  readonly text: string;
  /** In any order. */
  readonly marks?: readonly Mark[] | undefined;
}

export function Marked({ text, marks = [] }: MarkedProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks.toSorted(([a], [b]) => a - b)) {
    // Two words may have been found by the same part.
    const begin = Math.max(from, at);
    if (begin >= to) continue;
    parts.push(text.slice(at, begin), <mark key={begin}>{text.slice(begin, to)}</mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

/** A number as people read it, with the same digits marked; its country code only where a part of it is marked. */
export function shownPhone(stored: string, marks: readonly Mark[] = []) {
  const short = dashedNumber(stored);
  if (short === stored) return { text: stored, marks };
  const own = digitsIn(stored);
  const hidden = own.length - digitsIn(short).length;
  const behindCode = own[hidden] ?? 0;
  const isCodeMarked = marks.some(([from]) => from < behindCode);
  const text = isCodeMarked ? `${stored.slice(0, behindCode)} ${short}` : short;
  const shown = digitsIn(text);
  const moved = shown.length - own.length;
  return {
    text,
    marks: marks.map(([from, to]): Mark => {
      const parts = shown.filter((_, place) => {
        const at = own[place - moved] ?? 0;
        return from <= at && at < to;
      });
      return [parts[0] ?? 0, (parts.at(-1) ?? -1) + 1];
    }),
  };
}

function digitsIn(text: string): number[] {
  return [...text.matchAll(/\d/g)].map(({ index }) => index);
}
