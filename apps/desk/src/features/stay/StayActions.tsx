import type { DeskStay } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, civilDate, NO_MONEY, subtract, toDollars } from '@motel/booking-core';
import { Alert, type ButtonProps } from '@motel/ui';
import { useNavigate } from 'react-router-dom';
import type { DeskIconName } from '../../shared/icon/DeskIcon.tsx';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskLink } from '../../shared/parts/Page.tsx';
import { typedParty } from '../../shared/party/PartyCounts.tsx';
import { roomWords } from '../../shared/rooms/shown-rooms.ts';
import { mayAccept, type Pressing, together, useFresh, usePress } from '../../shared/wire/calls.ts';
import type { PanelProps, Undo } from './panel/PanelForm.tsx';
import { isOpen, type PanelView, TAB_TITLES, TABS } from './panel/panel-view.ts';
import { actions } from './StayPage.css.ts';

interface Action {
  readonly title: string;
  /** In the list of keys. @default the title */
  readonly words?: string;
  readonly icon: DeskIconName;
  readonly letter?: string;
}

const ACTIONS: readonly (Action & { readonly view: PanelView })[] = [
  { view: 'room', title: 'Room', words: 'Other room', icon: 'swap', letter: 'o' },
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
  'check-in': { title: 'Check in', icon: 'arrive', letter: 'i', variant: 'ink' },
  'check-out': { title: 'Check out', icon: 'leave', letter: 'i', variant: 'ink' },
} as const;

const ONE_MORE_NIGHT: Action = { title: 'One more night', icon: 'plus', letter: '+' };

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
  const shown: readonly (Action & ButtonProps & { readonly does: () => void })[] = [
    ...(next ? [{ ...ATTENDING[next], disabled: attendance.isPressing, does: attend }] : []),
    ...(leaves === undefined ? [] : [{ ...ONE_MORE_NIGHT, does: () => onNight(leaves) }]),
    ...open.map(({ view: one, ...action }) => {
      return { ...action, 'aria-pressed': one === view, does: () => onView(one) };
    }),
  ];
  const letters = shown.flatMap(({ letter, title, words = title, disabled, does }) =>
    letter === undefined || disabled ? [] : [[letter, [words, does]] as const],
  );
  useShortcuts({
    ...Object.fromEntries([...letters, ...tabKeys(stay, onView)]),
    r: ['Receipts', () => void navigate(receipts)],
  });
  return (
    <div className={actions}>
      {shown.map(({ title, words: _, letter, does, ...button }) => (
        <DeskButton key={title} {...button} shortcut={letter?.toUpperCase()} onClick={does}>
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

type AttendanceBannerProps = Pick<StayActionsProps, 'stay' | 'attendance'>;

/** Why guests were not checked in or out, with the ways out. */
export function AttendanceBanner({ stay, attendance }: AttendanceBannerProps) {
  const { problem, isPressing, checkIn, checkOut, forgetProblem } = attendance;
  if (problem === undefined) return null;
  const isUnclean = mayAccept(problem, 'isUncleanAccepted');
  const isOwing = mayAccept(problem, 'isBalanceAccepted');
  return (
    <Alert
      tone="error"
      action={
        <>
          {isUnclean && (
            <DeskButton variant="bad" disabled={isPressing} onClick={() => void checkIn(true)}>
              Check in all the same
            </DeskButton>
          )}
          {isOwing && (
            <DeskButton
              variant="bad"
              disabled={isPressing}
              onClick={() => void checkOut({ isBalanceAccepted: true })}
            >
              Check out all the same
            </DeskButton>
          )}
          {mayAccept(problem, 'early') && <LeaveEarly stay={stay} attendance={attendance} />}
          <DeskButton onClick={forgetProblem}>{isUnclean || isOwing ? 'Not now' : 'OK'}</DeskButton>
        </>
      }
    >
      {problem.message}
    </Alert>
  );
}

/** The choice for guests who leave before their last day: nights are released by the terms, or paid all the same. */
function LeaveEarly({ stay, attendance: { isPressing, checkOut } }: AttendanceBannerProps) {
  const motel = useMotel();
  const { id, type, checkIn, party, today } = stay;
  const next = addDays(civilDate(checkIn), 1);
  const checkOutDay = [today, next].toSorted().at(-1) ?? next;
  const query = { typeId: type.id, checkIn, checkOut: checkOutDay, ...typedParty(party) };
  const { data } = useFresh('previewChange', { parts: { id }, query }, { enabled: !isPressing });
  const leave = (isPriceKept: boolean, difference: Cents) =>
    void checkOut({ isBalanceAccepted: true, early: { isPriceKept, difference: toDollars(difference) } });
  return (
    <>
      {data !== undefined && (
        <DeskButton variant="bad" disabled={isPressing} onClick={() => leave(false, data.difference)}>
          {deedOf(motel, data.difference)}
        </DeskButton>
      )}
      <DeskButton disabled={isPressing} onClick={() => leave(true, NO_MONEY)}>
        Check out, keep the price
      </DeskButton>
    </>
  );
}

function deedOf({ shownMoney }: DeskMotel, difference: Cents): string {
  if (difference < 0) return `Check out, ${shownMoney(subtract(NO_MONEY, difference))} back`;
  return difference > 0
    ? `Check out by the terms, ${shownMoney(difference)} due`
    : 'Check out by the terms, nothing back';
}

export function useStayAttendance({ stay, onDone }: PanelProps) {
  const { shownMoney } = useMotel();
  const entering = usePress('checkIn');
  const leaving = usePress('checkOut');
  const undoing = usePress('undoAttendance');
  const moving = usePress('giveRooms');
  const name = `${stay.guest.firstname} ${stay.guest.lastname}`;
  const { id, version } = stay;
  const parts = { id };
  return {
    ...together(entering, leaving, undoing, moving),
    /** @param isUncleanAccepted the person has read that a room is not clean */
    async checkIn(isUncleanAccepted = false) {
      const done = await entering.press({ parts, body: { version, isUncleanAccepted } });
      if (done === undefined) return;
      const where = done.rooms.length === 0 ? '' : `, ${roomWords(done.rooms)}`;
      const due = done.balance > 0 ? ` ${shownMoney(done.balance)} is due.` : '';
      onDone(`Checked in: ${name}${where}.${due}`, 'undo-attendance');
    },
    /** @param known what the person has read: that money is due, and what becomes of nights that are left */
    async checkOut(known: Omit<Pressing<'checkOut'>['body'], 'version'> = {}) {
      const done = await leaving.press({ parts, body: { version, ...known } });
      if (done !== undefined) onDone(`Checked out: ${name}.`, 'undo-attendance');
    },
    async undo(way: Undo) {
      const done = await (typeof way === 'object'
        ? moving.press({ parts, body: way })
        : undoing.press({ parts, body: { version } }));
      if (done !== undefined) onDone('Undone.');
    },
  };
}
