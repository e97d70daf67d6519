import type { DeskStay } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { useNavigate } from 'react-router-dom';
import type { DeskIconName } from '../../shared/icon/DeskIcon.tsx';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import type { useStayAttendance } from './AttendanceBanner.tsx';
import { isOpen, type PanelView, TAB_TITLES, TABS } from './panel/panel-view.ts';
import { actions } from './StayPage.css.ts';

interface Action {
  readonly view: PanelView;
  readonly title: string;
  readonly icon: DeskIconName;
  readonly letter?: string;
}

const ACTIONS: readonly Action[] = [
  { view: 'payment', title: 'Payment', icon: 'cash', letter: 'y' },
  { view: 'charge', title: 'Charge', icon: 'tag', letter: 'c' },
  { view: 'refund', title: 'Refund', icon: 'undo' },
  { view: 'waive', title: 'Waive', icon: 'cross' },
  { view: 'mail', title: 'Mail', icon: 'mail' },
  { view: 'note', title: 'Note', icon: 'note', letter: '.' },
  { view: 'no-show', title: 'No-show', icon: 'cross', letter: 'x' },
  { view: 'reinstate', title: 'Undo', icon: 'undo', letter: 'z' },
];

const ATTENDING = {
  'check-in': { words: 'Check in', icon: 'arrive' },
  'check-out': { words: 'Check out', icon: 'leave' },
} as const;

interface StayActionsProps {
  readonly stay: DeskStay;
  readonly attendance: ReturnType<typeof useStayAttendance>;
  readonly view: PanelView;
  readonly onView: (view: PanelView) => void;
  /** Opens the dates with another day of leaving. */
  readonly onNight: (leaves: string) => void;
}

/** The actions that the stay allows now, each with its letter. They open in the panel. */
export function StayActions({ stay, attendance, view, onView, onNight }: StayActionsProps) {
  const open = ACTIONS.filter(({ view: one }) => isOpen(one, stay));
  const next = nextAttendance(stay);
  const navigate = useNavigate();
  const receipts = `/stays/${stay.id}/receipts`;
  const leaves = nextNight(stay);
  const attend = () => void (next === 'check-in' ? attendance.checkIn() : attendance.checkOut());
  const attending = next && ATTENDING[next];
  const letters = open.flatMap(({ letter, title, view: one }) =>
    letter === undefined ? [] : [[letter, [title, () => onView(one)]] as const],
  );
  useShortcuts({
    ...(attending && !attendance.isPressing && { i: [attending.words, attend] }),
    ...(leaves !== undefined && { '+': ['One more night', () => onNight(leaves)] }),
    ...(isOpen('room', stay) && { o: ['Other room', () => onView('room')] }),
    r: ['Receipts', () => void navigate(receipts)],
    ...Object.fromEntries([...letters, ...tabKeys(stay, onView)]),
  });
  return (
    <div className={actions}>
      {attending && (
        <DeskButton
          variant="ink"
          icon={attending.icon}
          shortcut="I"
          disabled={attendance.isPressing}
          onClick={attend}
        >
          {attending.words}
        </DeskButton>
      )}
      {leaves !== undefined && (
        <DeskButton icon="plus" shortcut="+" onClick={() => onNight(leaves)}>
          One more night
        </DeskButton>
      )}
      {isOpen('room', stay) && (
        <DeskButton icon="swap" shortcut="O" aria-pressed={view === 'room'} onClick={() => onView('room')}>
          Room
        </DeskButton>
      )}
      {open.map(({ view: one, title, letter, icon }) => (
        <DeskButton
          key={one}
          icon={icon}
          aria-pressed={one === view}
          shortcut={letter?.toUpperCase()}
          onClick={() => onView(one)}
        >
          {title}
        </DeskButton>
      ))}
      <DeskLink to={receipts} icon="receipt" shortcut="R">
        Receipt
      </DeskLink>
      <DeskLink to={`/stays/${stay.id}/card`} icon="note">
        Card
      </DeskLink>
    </div>
  );
}

/** The number of each open tab, from 1, shows it. */
function tabKeys(stay: DeskStay, onView: (view: PanelView) => void) {
  return TABS.flatMap((tab, index) =>
    isOpen(tab, stay) ? [[String(index + 1), [TAB_TITLES[tab], () => onView(tab)]] as const] : [],
  );
}

/** The next step of the guests at the desk: they come, or they leave; `undefined` where neither may be done. */
export function nextAttendance({ cannot }: Pick<DeskStay, 'cannot'>): keyof typeof ATTENDING | undefined {
  return (['check-in', 'check-out'] as const).find((verb) => cannot[verb] === undefined);
}

/** The day of leaving with one more night, of guests who are in; the next day, where their nights are over already. */
export function nextNight({ state, cannot, checkOut, today }: DeskStay): string | undefined {
  const isIn = state === 'in-house' || state === 'leaving' || state === 'overdue';
  if (!isIn || cannot.change !== undefined) return undefined;
  return addDays(civilDate(checkOut > today ? checkOut : today), 1);
}
