import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { mayAccept } from '../../shared/wire/may-accept.ts';
import { nextAttendance } from './attendance.ts';
import type { PanelProps } from './panel/panel-props.ts';
import type { useAttendance } from './use-attendance.ts';

interface AttendanceBannerProps {
  readonly stay: PanelProps['stay'];
  readonly attendance: ReturnType<typeof useAttendance>;
  /** Opens the dates. */
  readonly onDates: () => void;
}

/** Why guests were not checked in or out, with the way out: all the same. */
export function AttendanceBanner({ stay, attendance, onDates }: AttendanceBannerProps) {
  const { problem, isPressing, checkIn, checkOut, forgetProblem } = attendance;
  if (problem === undefined) return null;
  const isUnclean = mayAccept(problem, 'isUncleanAccepted');
  const isOwing = mayAccept(problem, 'isBalanceAccepted');
  // Guests who leave early give nights back first.
  const isEarly = nextAttendance(stay) === 'check-out' && problem.problem?.code === 'rule-broken' && !isOwing;
  return (
    <Banner
      tone="bad"
      action={
        <>
          {isUnclean && (
            <DeskButton look="bad" disabled={isPressing} onClick={() => void checkIn(true)}>
              Check in all the same
            </DeskButton>
          )}
          {isOwing && (
            <DeskButton look="bad" disabled={isPressing} onClick={() => void checkOut(true)}>
              Check out all the same
            </DeskButton>
          )}
          {isEarly && <DeskButton onClick={onDates}>Change dates</DeskButton>}
          <DeskButton onClick={forgetProblem}>OK</DeskButton>
        </>
      }
    >
      {problem.message}
    </Banner>
  );
}
