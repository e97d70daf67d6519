import type { DeskStay } from '@motel/api-client/desk-contracts';

/** The next step of the guests at the desk: they come, or they leave. */
export type Attendance = 'check-in' | 'check-out';

/** `undefined` where neither may be done. */
export function nextAttendance({ cannot }: Pick<DeskStay, 'cannot'>): Attendance | undefined {
  return (['check-in', 'check-out'] as const).find((verb) => cannot[verb] === undefined);
}
