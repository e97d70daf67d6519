import type { DeskStay } from '@motel/api-client/desk-contracts';

/** What the guests do next at the desk: come, or leave. */
export type Attendance = 'check-in' | 'check-out';

/** `undefined` where neither may be done. */
export function nextAttendance({ cannot }: Pick<DeskStay, 'cannot'>): Attendance | undefined {
  return (['check-in', 'check-out'] as const).find((verb) => cannot[verb] === undefined);
}
