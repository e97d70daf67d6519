/** The reason for sending a guest to sign in, carried to /login and on to /signin as `location.state` (§8). */
export interface SignInNotice {
  readonly notice: string;
}

/** A history entry's state can hold anything. */
export function readSignInNotice(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}
