import type { DeskStay } from '@motel/api-client/desk-contracts';

/** What the guests do next at the desk: come, or leave. */
export type Attendance = 'check-in' | 'check-out';

/** `undefined` where neither is due: the stay is not confirmed, has not begun, or its guests have left. */
export function nextAttendance({
  status,
  arrivedAt,
  leftAt,
  can,
}: Pick<DeskStay, 'status' | 'arrivedAt' | 'leftAt' | 'can'>): Attendance | undefined {
  if (leftAt !== undefined) return undefined;
  if (arrivedAt !== undefined) return 'check-out';
  return status === 'confirmed' && can.noShow ? 'check-in' : undefined;
}
