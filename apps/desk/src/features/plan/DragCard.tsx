import { classes } from '@motel/ui';
import { useMotel } from '../../shared/motel.tsx';
import { barWords, datesOf, shownName } from './bar-words.ts';
import { DifferenceLines } from './change/DifferenceLines.tsx';
import type { ChangePreview } from './change/use-change-preview.ts';
import { card, cardLeft, cardRight, hints, note, refusedWords } from './Ghost.css.ts';
import type { Grid } from './grid.ts';
import { inTheWay, meaningOf } from './layout/wish.ts';
import type { Drag } from './plan-store.ts';

interface DragCardProps {
  readonly grid: Grid;
  readonly drag: Drag & { kind: 'stay' };
  readonly price: ChangePreview;
}

/** The effect of the drop, line by line, beside the part of the plan where the pointer is. */
export function DragCard({ grid: { plan, rows }, drag, price }: DragCardProps) {
  const motel = useMotel();
  const { wish, nights } = drag;
  const meaning = meaningOf(wish);
  const room = wish.room === undefined ? undefined : plan.rooms[wish.room];
  const old = wish.bar.room === undefined ? undefined : plan.rooms[wish.bar.room];
  const type = plan.types.find(({ id }) => id === wish.typeId);
  const obstacle = inTheWay(rows, wish, nights);
  const isRight = (nights.first + nights.end) / 2 < plan.days / 2;
  return (
    <aside className={classes(card, isRight ? cardRight : cardLeft)} aria-live="polite">
      <h3>
        {shownName(wish.stay)} {room === undefined ? '' : `to room ${room.number}, ${type?.title ?? ''}`}
      </h3>
      <p className={note}>
        {old !== undefined && old !== room && `From ${old.number}. `}
        {wish.checkIn === wish.stay.checkIn && wish.checkOut === wish.stay.checkOut
          ? `Same nights: ${datesOf(wish.stay)}.`
          : `${datesOf(wish)}, before ${datesOf(wish.stay)}.`}
      </p>
      {obstacle !== undefined ? (
        <p className={refusedWords}>In the way: {barWords(motel, obstacle, plan.today)}.</p>
      ) : (
        <>
          {meaning === 'number' && <p>Nothing to pay.</p>}
          {meaning === 'price' && price.refusal !== undefined && (
            <p className={refusedWords}>{price.refusal}</p>
          )}
          {meaning === 'price' && price.refusal === undefined && price.preview === undefined && (
            <p className={note}>Working out the price…</p>
          )}
          {price.preview !== undefined && <DifferenceLines preview={price.preview} />}
        </>
      )}
      <p className={hints}>
        <span>Drop to {meaning === 'nothing' ? 'leave it' : 'move'}</span>
        {meaning === 'price' && obstacle === undefined && price.refusal === undefined && (
          <span>
            <kbd>Shift</kbd> keep the price
          </span>
        )}
        <span>
          <kbd>Esc</kbd> put back
        </span>
      </p>
    </aside>
  );
}
