import { Alert } from '@motel/ui';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { mayAccept } from '../../shared/wire/may-accept.ts';
import { LeaveEarly } from './LeaveEarly.tsx';
import type { PanelProps } from './panel/panel-props.ts';
import type { useAttendance } from './use-attendance.ts';

interface AttendanceBannerProps {
  readonly stay: PanelProps['stay'];
  readonly attendance: ReturnType<typeof useAttendance>;
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
