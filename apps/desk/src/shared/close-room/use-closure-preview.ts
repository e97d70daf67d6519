import { ApiProblem } from '@motel/api-client';
import type { ClosureMove } from '@motel/api-client/desk-contracts';
import { useDesk } from '../wire/use-desk.ts';

interface ClosurePreview {
  /** The stays that the closure moves; absent until they are known, and where it cannot be. */
  readonly moves: readonly ClosureMove[] | undefined;
  /** Why it cannot be, in the server's words. */
  readonly refusal: string | undefined;
}

/** Reads which stays a closure moves, and again every four seconds: others book meanwhile. */
export function useClosurePreview(
  id: string,
  dates: { readonly checkIn: string; readonly checkOut: string } | undefined,
  isAsking: boolean,
): ClosurePreview {
  const asked = { checkIn: dates?.checkIn ?? '', checkOut: dates?.checkOut ?? '' };
  const { data, error, isPlaceholderData } = useDesk(
    'previewClosure',
    { parts: { id }, query: asked },
    { enabled: dates !== undefined && isAsking },
  );
  if (dates === undefined) return { moves: undefined, refusal: undefined };
  const refusal = error instanceof ApiProblem ? error.serverMessage : undefined;
  return { moves: isPlaceholderData || error !== null ? undefined : data?.moves, refusal };
}
