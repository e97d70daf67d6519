import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
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
  const next = nextAttendance(stay);
  const isRule = problem.problem?.code === 'rule-broken';
  // A room that is not clean and money that is due may be accepted. Guests who leave early give nights back first.
  const mayAccept = isRule && (next === 'check-in' || (next === 'check-out' && stay.folio.balance > 0));
  const accept = () => void (next === 'check-in' ? checkIn(true) : checkOut(true));
  return (
    <Banner
      tone="bad"
      action={
        <>
          {mayAccept && (
            <DeskButton look="bad" disabled={isPressing} onClick={accept}>
              {next === 'check-in' ? 'Check in all the same' : 'Check out all the same'}
            </DeskButton>
          )}
          {isRule && !mayAccept && <DeskButton onClick={onDates}>Change dates</DeskButton>}
          <DeskButton onClick={forgetProblem}>OK</DeskButton>
        </>
      }
    >
      {problem.message}
    </Banner>
  );
}
