import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { classes, VisuallyHidden } from '@motel/ui';
import type { Ref } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { CHORE_ICONS, CHORE_TITLES, choreWords, isWaiting } from './chore-words.ts';
import * as styles from './Housekeeping.css.ts';

interface ChoreRowProps {
  readonly chore: ChoreWire;
  readonly isPressing: boolean;
  readonly onTick: (isClean: boolean) => void;
  readonly onOpen: () => void;
}

/** A room to do, or one that is done: a press on its box ticks it, a second one takes the tick away. */
export function ChoreRow({ chore, isPressing, onTick, onOpen }: ChoreRowProps) {
  const motel = useMotel();
  const isDone = chore.done !== undefined;
  return (
    <li className={styles.row}>
      <RoomKey chore={chore} />
      <div>
        <h2 className={classes(styles.title, isDone && styles.isDone)}>
          <DeskIcon name={CHORE_ICONS[chore.kind]} />
          {isDone ? (
            CHORE_TITLES[chore.kind]
          ) : (
            <button type="button" className={styles.chooser} onClick={onOpen}>
              {CHORE_TITLES[chore.kind]}
              <VisuallyHidden>, room {chore.number}</VisuallyHidden>
            </button>
          )}
          <ChoreTags chore={chore} />
        </h2>
        <p className={styles.words}>{choreWords(motel, chore)}</p>
      </div>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={`Room ${chore.number} is clean`}
        checked={isDone}
        disabled={isPressing}
        onChange={() => onTick(!isDone)}
      />
    </li>
  );
}

interface OpenChoreProps {
  readonly chore: ChoreWire;
  readonly isPressing: boolean;
  readonly cleanButton: Ref<HTMLButtonElement>;
  readonly onClean: () => void;
  readonly onReport: () => void;
  readonly onLater: () => void;
}

/** The room that is next, with all that can be said of it. */
export function OpenChore({ chore, isPressing, cleanButton, onClean, onReport, onLater }: OpenChoreProps) {
  const motel = useMotel();
  return (
    <li className={classes(styles.row, styles.open)}>
      <RoomKey chore={chore} />
      <div>
        <h2 className={styles.title}>
          <DeskIcon name={CHORE_ICONS[chore.kind]} />
          {CHORE_TITLES[chore.kind]}
          <ChoreTags chore={chore} />
        </h2>
        <p className={styles.words}>{choreWords(motel, chore)}</p>
      </div>
      <DeskButton
        ref={cleanButton}
        variant="solid"
        icon="check"
        className={styles.clean}
        aria-disabled={isPressing}
        onClick={() => !isPressing && onClean()}
      >
        Room {chore.number} is clean
      </DeskButton>
      <div className={styles.others}>
        <DeskButton className={styles.other} onClick={onReport}>
          Something is wrong
        </DeskButton>
        <DeskButton className={styles.other} onClick={onLater}>
          Later
        </DeskButton>
      </div>
    </li>
  );
}

function RoomKey({ chore }: { readonly chore: ChoreWire }) {
  const isDone = chore.done !== undefined;
  return (
    <div className={styles.key}>
      <b className={classes(styles.number, isDone && styles.isDone, isDone && styles.struck)}>
        {chore.number}
      </b>
      <Fob room={chore.type} size="small" />
    </div>
  );
}

function ChoreTags({ chore }: { readonly chore: ChoreWire }) {
  return (
    <>
      {chore.hasDog && chore.done === undefined && <Tag tone="grey" icon="dog" words="Dog" />}
      {isWaiting(chore) && <Tag tone="yellow" icon="lock" words="Wait" />}
    </>
  );
}
