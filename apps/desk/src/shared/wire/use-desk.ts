import { type AskedOf, callDesk } from '@motel/api-client/desk';
import type { AnswerOf, DeskCallName, DeskCalls } from '@motel/api-client/desk-contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLine, wire } from './wire.ts';

/** Milliseconds: each page sees within five seconds what others do. */
export const REFRESH = 4000;

/** The calls that read. */
export type Reading = {
  [Name in DeskCallName]: DeskCalls[Name]['method'] extends 'GET' ? Name : never;
}[DeskCallName];

interface Options<Answer> {
  /** @default true */
  readonly enabled?: boolean;
  /** Milliseconds between two questions, or false; by the last answer, where it depends on it. @default 4000 */
  readonly refresh?: number | false | ((answer: Answer | undefined) => number);
}

/**
 * Reads a call of the desk, and again every four seconds while the page is in sight.
 * @param asked `undefined` while there is nothing to ask
 */
export function useDesk<Name extends Reading>(
  name: Name,
  asked: AskedOf<DeskCalls[Name]> | undefined,
  { enabled = true, refresh = REFRESH }: Options<AnswerOf<DeskCalls[Name]>> = {},
) {
  const isSignedOut = useLine((line) => line.isSignedOut);
  return useQuery({
    queryKey: ['desk', name, asked],
    queryFn: ({ signal }) => callDesk(wire, name, { ...(asked as AskedOf<DeskCalls[Name]>), signal }),
    refetchInterval: typeof refresh === 'function' ? ({ state }) => refresh(state.data) : refresh,
    placeholderData: keepPreviousData,
    // While a dialog asks the person to sign in again, nothing is asked.
    enabled: enabled && asked !== undefined && !isSignedOut,
  });
}

/** Reads a call as `useDesk` does, without the answer to another question, or from before an error. */
export function useFresh<Name extends Reading>(...asked: Parameters<typeof useDesk<Name>>) {
  const { data, error, isPlaceholderData } = useDesk(...asked);
  return { data: isPlaceholderData || error !== null ? undefined : data, error };
}
