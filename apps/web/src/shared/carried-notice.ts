/** The reason for sending a guest to another page, carried there as `location.state` (§2.15, §8). */
export interface CarriedNotice {
  readonly notice: string;
}

export function readCarriedNotice(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}
