import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { Fob } from '../../shared/fob/Fob.tsx';
import { shownTime } from '../../shared/format/shown-time.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import type { DeskIconName } from '../../shared/icon/drawings.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { CHORE_TITLES, choreWords, hasToWait } from './chores.ts';
import {
  big,
  buttons,
  isDone as isDoneStyle,
  kind as kindStyle,
  next,
  number as numberStyle,
  room as roomStyle,
  row,
  struck,
  tick,
  tickDrawing,
  words,
} from './HousekeepingPage.css.ts';

const ICONS: Readonly<Record<ChoreWire['kind'], DeskIconName>> = {
  departure: 'leave',
  'stay-over': 'bed',
  free: 'broom',
};

interface ChoreRowProps {
  readonly chore: ChoreWire;
  /** Open, with its buttons. */
  readonly isNext: boolean;
  readonly isPressing: boolean;
  readonly onTick: (isClean: boolean) => void;
  readonly onReport: () => void;
  readonly onLater: () => void;
}

/** A room to do; the next one opens itself. */
export function ChoreRow({ chore, isNext, isPressing, onTick, onReport, onLater }: ChoreRowProps) {
  const { number, type, kind, hasDog, done } = chore;
  return (
    <li className={classes(row, isNext && next)}>
      <div className={classes(roomStyle, done && isDoneStyle)}>
        <span className={classes(numberStyle, done && struck)}>{number}</span>
        <Fob room={type} size="small" isDecoration />
      </div>
      <div>
        <h2 className={classes(kindStyle, done && isDoneStyle)}>
          <DeskIcon name={ICONS[kind]} />
          {CHORE_TITLES[kind]}
          {hasDog && (
            <Tag tone="line" icon="dog">
              Dog
            </Tag>
          )}
          {done === undefined && hasToWait(chore) && (
            <Tag tone="warn" icon="lock">
              Wait
            </Tag>
          )}
        </h2>
        <p className={words}>
          {done === undefined ? choreWords(chore) : `Clean since ${shownTime(done.at)}, ${done.by}`}
        </p>
      </div>
      {isNext ? (
        <div className={buttons}>
          <DeskButton
            look="go"
            icon="check"
            className={big}
            disabled={isPressing}
            onClick={() => onTick(true)}
          >
            Room {number} is clean
          </DeskButton>
          <DeskButton onClick={onReport}>Something is wrong</DeskButton>
          <DeskButton onClick={onLater}>Later</DeskButton>
        </div>
      ) : (
        <button
          type="button"
          className={tick}
          aria-pressed={done !== undefined}
          aria-label={`Room ${number} is clean`}
          disabled={isPressing}
          onClick={() => onTick(done === undefined)}
        >
          {done !== undefined && <DeskIcon name="check" className={tickDrawing} />}
        </button>
      )}
    </li>
  );
}
