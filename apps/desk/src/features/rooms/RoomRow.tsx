import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { classes, VisuallyHidden } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shownDates, shownDay } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { Tag, type TagProps } from '../../shared/parts/Tag.tsx';
import * as styles from './RoomsPage.css.ts';

export type RoomType = AnswerTo<'rooms'>['types'][number];
export type Room = RoomType['rooms'][number];
export type Closure = Room['closures'][number];

const STATES: Readonly<Record<Room['state'], TagProps>> = {
  ready: { tone: 'green', icon: 'check', words: 'Ready' },
  'to-clean': { tone: 'yellow', icon: 'broom', words: 'To clean' },
  arriving: { tone: 'grey', icon: 'arrive', words: 'Arriving' },
  'arriving-unclean': { tone: 'yellow', icon: 'broom', words: 'Arriving, to clean' },
  'in-house': { tone: 'grey', icon: 'bed', words: 'In house' },
  leaving: { tone: 'yellow', icon: 'clock', words: 'Nights are over' },
  closed: { tone: 'grey', icon: 'lock', words: 'Closed' },
};

/** `Closed July 9 to 12: New shower`. */
function closureWords({ checkIn, checkOut, reason }: Closure): string {
  return `Closed ${shownDates(checkIn, checkOut)}: ${reason}`;
}

interface RoomRowProps {
  readonly room: Room;
  readonly mayClose: boolean;
  readonly mayChange: boolean;
  /** Its actions are shown. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onOpen: (dialog: 'close' | 'change') => void;
  readonly onReopen: (closure: Closure) => void;
  readonly onFinish: (noteId: string) => void;
}

export function RoomRow(props: RoomRowProps) {
  const { room, mayClose, mayChange, isChosen, onChoose, onOpen, onReopen, onFinish } = props;
  return (
    <li className={classes(styles.row, isChosen && styles.chosen)}>
      {mayClose || mayChange ? (
        <button type="button" className={styles.number} aria-expanded={isChosen} onClick={onChoose}>
          <VisuallyHidden>Room </VisuallyHidden>
          <b>{room.number}</b>
        </button>
      ) : (
        <b className={styles.number}>{room.number}</b>
      )}
      <span className={styles.facts}>
        <Tag {...STATES[room.state]} />
        {room.stay !== undefined && (
          <span className={styles.guest}>
            <Link to={`/stays/${room.stay.id}`}>{room.stay.name}</Link>{' '}
            <span className={styles.until}>until {shownDay(room.stay.checkOut)}</span>
          </span>
        )}
        <span className={styles.traits}>{room.traits.join(', ')}</span>
      </span>
      <span className={styles.deeds}>
        {isChosen && mayChange && (
          <DeskButton onClick={() => onOpen('change')} aria-label={`Change room ${room.number}`}>
            Change
          </DeskButton>
        )}
        {isChosen && mayClose && (
          <DeskButton onClick={() => onOpen('close')} aria-label={`Close room ${room.number}`}>
            Close
          </DeskButton>
        )}
      </span>
      {room.closures.map((closure) => (
        <Wrong key={closure.id} icon="lock" words={closureWords(closure)}>
          {mayClose && (
            <DeskButton
              size="small"
              onClick={() => onReopen(closure)}
              aria-label={`Open again: room ${room.number}`}
            >
              Open again
            </DeskButton>
          )}
        </Wrong>
      ))}
      {room.notes.map(({ id, text, by }) => (
        <Wrong key={id} icon="note" words={text} by={by}>
          {mayClose && (
            <DeskButton
              size="small"
              icon="check"
              onClick={() => onFinish(id)}
              aria-label={`Done in room ${room.number}: ${text}`}
            >
              Done
            </DeskButton>
          )}
        </Wrong>
      ))}
    </li>
  );
}

interface WrongProps {
  readonly icon: 'lock' | 'note';
  readonly words: string;
  readonly by?: string;
  readonly children: ReactNode;
}

/** A reason why the room cannot be used, or a fault in it. */
function Wrong({ icon, words, by, children }: WrongProps) {
  return (
    <div className={styles.further}>
      <span className={styles.wrong}>
        <DeskIcon name={icon} size="small" />
        <span>
          {words} {by !== undefined && <span className={styles.soft}>{by}</span>}
        </span>
      </span>
      {children}
    </div>
  );
}
