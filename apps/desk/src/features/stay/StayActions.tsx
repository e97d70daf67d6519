import type { DeskStay } from '@motel/api-client/desk-contracts';
import type { DeskIconName } from '../../shared/icon/drawings.tsx';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { isOpen, type PanelView } from './panel/panel-view.ts';
import { actions } from './StayPage.css.ts';

interface Action {
  readonly view: PanelView;
  readonly title: string;
  readonly icon: DeskIconName;
  readonly letter?: string;
}

const ACTIONS: readonly Action[] = [
  { view: 'payment', title: 'Payment', icon: 'cash', letter: 'y' },
  { view: 'refund', title: 'Refund', icon: 'undo' },
  { view: 'mail', title: 'Mail', icon: 'mail' },
  { view: 'note', title: 'Note', icon: 'note', letter: '.' },
  { view: 'no-show', title: 'No-show', icon: 'cross', letter: 'x' },
  { view: 'reinstate', title: 'Undo', icon: 'undo', letter: 'z' },
];

interface StayActionsProps {
  readonly stay: DeskStay;
  readonly view: PanelView;
  readonly onView: (view: PanelView) => void;
}

/** What may be done with the stay now, each with its letter. It opens in the panel. */
export function StayActions({ stay, view, onView }: StayActionsProps) {
  const open = ACTIONS.filter((action) => isOpen(action.view, stay));
  useShortcuts(
    Object.fromEntries(
      open.flatMap((action) =>
        action.letter === undefined ? [] : [[action.letter, () => onView(action.view)] as const],
      ),
    ),
  );
  if (open.length === 0) return null;
  return (
    <div className={actions}>
      {open.map((action) => (
        <DeskButton
          key={action.view}
          icon={action.icon}
          look={action.view === view ? 'ink' : 'plain'}
          aria-pressed={action.view === view}
          {...(action.letter !== undefined && { shortcut: action.letter.toUpperCase() })}
          onClick={() => onView(action.view)}
        >
          {action.title}
        </DeskButton>
      ))}
    </div>
  );
}
