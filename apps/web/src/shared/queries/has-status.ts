/** Whether a call was refused with this status. Told by its shape, so that no page loads the calls for it. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'status' in error && error.status === status;
}
