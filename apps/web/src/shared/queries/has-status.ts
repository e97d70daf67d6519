/** Whether the server refused a call with this status. It looks at the error's shape, so it imports no calls. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'status' in error && error.status === status;
}
