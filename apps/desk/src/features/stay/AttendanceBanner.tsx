import { addDays, type Cents, civilDate, NO_MONEY, subtract, toDollars } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { useAttendance } from '../../shared/attend/use-attendance.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { typedParty } from '../../shared/party/PartyCounts.tsx';
import { roomWords } from '../../shared/rooms/shown-rooms.ts';
import { useFresh } from '../../shared/wire/use-desk.ts';
import { mayAccept } from '../../shared/wire/use-press.ts';
import type { PanelProps, Undo } from './panel/PanelForm.tsx';

interface AttendanceBannerProps {
  readonly stay: PanelProps['stay'];
  readonly attendance: ReturnType<typeof useStayAttendance>;
}

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

/** The attendance of one stay, each press with its words. */
export function useStayAttendance({ stay, onDone }: PanelProps) {
  const { shownMoney } = useMotel();
  const { checkIn, checkOut, undo, ...pressed } = useAttendance();
  const name = `${stay.guest.firstname} ${stay.guest.lastname}`;
  return {
    ...pressed,
    async checkIn(isUncleanAccepted?: boolean) {
      const done = await checkIn(stay, isUncleanAccepted);
      if (done === undefined) return;
      const where = done.rooms.length === 0 ? '' : `, ${roomWords(done.rooms)}`;
      const due = done.balance > 0 ? ` ${shownMoney(done.balance)} is due.` : '';
      onDone(`Checked in: ${name}${where}.${due}`, 'undo-attendance');
    },
    async checkOut(known?: Parameters<typeof checkOut>[1]) {
      if ((await checkOut(stay, known)) !== undefined) onDone(`Checked out: ${name}.`, 'undo-attendance');
    },
    async undo(way: Undo) {
      if ((await undo(stay, typeof way === 'object' ? way : undefined)) !== undefined) onDone('Undone.');
    },
  };
}
