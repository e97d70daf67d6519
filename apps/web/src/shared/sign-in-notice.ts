/** Why a guest was sent to sign in, carried to /login and on to /signin as `location.state` (§8). */
export interface SignInNotice {
  readonly notice: string;
}

/** Anything can stand in a history entry's state. */
export function readSignInNotice(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}
