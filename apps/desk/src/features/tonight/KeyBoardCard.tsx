import type { RoomTile, Tonight, TypeOnNight } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { Fob } from '../../shared/fob/Fob.tsx';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { fullName } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { KeyTile, type KeyTileLook } from '../../shared/parts/KeyTile.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { board, free as freeStyle, kind, kindWords, legend, legendItem, tiles } from './KeyBoardCard.css.ts';
import { soldFigures } from './nights.ts';
import { name, soft } from './tonight.css.ts';

const LEGEND: readonly (readonly [KeyTileLook, string])[] = [
  ['ready', 'ready'],
  ['to-clean', 'to clean'],
  ['arriving', 'arriving'],
  ['in-house', 'in house'],
  ['overdue', 'should have left'],
  ['closed', 'closed'],
];

export function KeyBoardCard({ data: { types, day } }: { readonly data: Tonight }) {
  return (
    <DeskCard title="Key board" count={`${soldFigures(types).free} free`} aside="Tonight’s prices">
      <div className={board}>
        {types.map((type) => (
          <div key={type.type.id} className={kind}>
            <Fob room={type.type} isDecoration />
            <p className={kindWords}>
              <span className={name}>{type.type.title}</span>
              <br />
              <FreeWords type={type} />
            </p>
            <div className={tiles}>
              {type.rooms.map((room) => (
                <KeyTile
                  key={room.id}
                  number={room.number}
                  {...(!type.isForSale && room.state === 'free'
                    ? { look: 'closed', words: 'not for sale' }
                    : { look: lookOf(room), words: wordsOf(room), ...targetOf(room, type.type.id, day) })}
                />
              ))}
            </div>
          </div>
        ))}
        <div className={legend} aria-hidden="true">
          {LEGEND.map(([look, words]) => (
            <span key={look} className={legendItem}>
              <KeyTile look={look} size="legend" />
              {words}
            </span>
          ))}
        </div>
      </div>
    </DeskCard>
  );
}

function FreeWords({ type }: { readonly type: TypeOnNight }) {
  const { isForSale, capacity, sold, closed, closedUntil, price } = type;
  const { shownMoney } = useMotel();
  const free = capacity - sold;
  if (free > 0) {
    return (
      <span className={freeStyle}>
        {free} free{price !== undefined && ` · ${shownMoney(price).replace(/\.00$/, '')}`}
      </span>
    );
  }
  if (!isForSale && sold === closed) return <span className={soft}>Not for sale</span>;
  const isClosed = closed > 0 && closed === capacity && closedUntil !== undefined;
  return <span className={soft}>{isClosed ? `Closed to ${shownShortDate(closedUntil)}` : 'Full'}</span>;
}

function lookOf({ state, isReady }: RoomTile): KeyTileLook {
  if (state !== 'free') return state;
  return isReady ? 'ready' : 'to-clean';
}

function wordsOf({ state, isReady, stay, closed }: RoomTile): string {
  const guest = stay === undefined ? '' : fullName(stay);
  if (closed !== undefined) return `closed to ${shownShortDate(closed.until)}, ${closed.reason}`;
  if (state === 'free') return isReady ? 'free and ready' : 'free, not cleaned';
  if (state === 'arriving') return `${guest} arriving${isReady ? '' : ', not cleaned'}`;
  return state === 'overdue' ? `${guest} should have left` : `${guest} in house`;
}

/** The stay in it, the way to sell it, or the rooms to clean. */
function targetOf(
  { id, state, isReady, stay }: RoomTile,
  type: string,
  day: string,
): { readonly to?: string } {
  if (stay !== undefined) return { to: `/stays/${stay.reference}` };
  if (state !== 'free') return {};
  if (!isReady) return { to: '/rooms' };
  const to = addDays(civilDate(day), 1);
  return { to: `/new?${new URLSearchParams({ type, room: id, from: day, to })}` };
}
