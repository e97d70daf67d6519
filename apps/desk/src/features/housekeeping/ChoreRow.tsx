import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { classes, VisuallyHidden } from '@motel/ui';
import type { ReactNode, Ref } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { CHORE_ICONS, CHORE_TITLES, choreWords, isWaiting } from './chore-list.ts';
import * as styles from './Housekeeping.css.ts';

interface ChoreRowProps {
  readonly chore: ChoreWire;
  readonly isPressing: boolean;
  readonly onTick: (isClean: boolean) => void;
  readonly onOpen: () => void;
}

export function ChoreRow({ chore, isPressing, onTick, onOpen }: ChoreRowProps) {
  const isDone = chore.done !== undefined;
  const title = CHORE_TITLES[chore.kind];
  const opener = (
    <button type="button" className={styles.chooser} onClick={onOpen}>
      {title}
      <VisuallyHidden>, room {chore.number}</VisuallyHidden>
    </button>
  );
  return (
    <Chore chore={chore} title={isDone ? title : opener}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={`Room ${chore.number} is clean`}
        checked={isDone}
        disabled={isPressing}
        onChange={() => onTick(!isDone)}
      />
    </Chore>
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

export function OpenChore({ chore, isPressing, cleanButton, onClean, onReport, onLater }: OpenChoreProps) {
  return (
    <Chore chore={chore} title={CHORE_TITLES[chore.kind]} className={styles.open}>
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
    </Chore>
  );
}

interface ChoreProps {
  readonly chore: ChoreWire;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function Chore({ chore, title, className, children }: ChoreProps) {
  const motel = useMotel();
  const isDone = chore.done !== undefined;
  return (
    <li className={classes(styles.row, className)}>
      <div className={styles.key}>
        <b className={classes(styles.number, isDone && styles.isDone, isDone && styles.struck)}>
          {chore.number}
        </b>
        <Fob room={chore.type} size="small" />
      </div>
      <div>
        <h2 className={classes(styles.title, isDone && styles.isDone)}>
          <DeskIcon name={CHORE_ICONS[chore.kind]} />
          {title}
          {chore.hasDog && !isDone && <Tag tone="grey" icon="dog" words="Dog" />}
          {isWaiting(chore) && <Tag tone="yellow" icon="lock" words="Wait" />}
        </h2>
        <p className={styles.words}>{choreWords(motel, chore)}</p>
      </div>
      {children}
    </li>
  );
}
