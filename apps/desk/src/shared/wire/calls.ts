import { ApiProblem, type AskedOf, callEndpoint, Unreachable, type Wire } from '@motel/api-client';
import { MOST_UNTOUCHED, TOUCHED } from '@motel/api-client/contracts';
import {
  type AnswerTo,
  DESK_CALLS,
  type DeskCallName,
  type DeskCalls,
} from '@motel/api-client/desk-contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useRef, useState } from 'react';
import { create } from 'zustand';
import { keep, stored } from '../field/use-kept.ts';

/** The line to the server: since when nothing comes through, and whether the session has ended. */
export const useLine = create(() => ({ downSince: undefined as Date | undefined, isSignedOut: false }));

export function signedOut(isSignedOut: boolean): void {
  useLine.setState({ isSignedOut });
}

const MINUTE = 60_000;

/** When a person pressed, typed, scrolled or pointed at this page, in milliseconds. */
let touchedAt = Date.now();

for (const press of ['pointerdown', 'pointermove', 'keydown', 'wheel']) {
  addEventListener(press, () => (touchedAt = Date.now()), { capture: true, passive: true });
}

/** Hides the page once it was not touched for as long as a session lives unused, also where no answer says so. */
export function lockWhenUnused(): void {
  setInterval(() => {
    if (Date.now() - touchedAt >= MOST_UNTOUCHED) signedOut(true);
  }, MINUTE);
}

/** The last answer at each address: the server may then answer "the same". */
const answers = new Map<string, { readonly tag: string; readonly text: string }>();

export const wire: Wire = {
  async fetch(input, init) {
    const request = new Request(input, init);
    if (Date.now() - touchedAt < MINUTE) request.headers.set(TOUCHED, '1');
    if (request.method !== 'GET') return send(request);
    const before = answers.get(request.url);
    if (before !== undefined) request.headers.set('if-none-match', before.tag);
    const response = await send(request);
    if (response.status === 304 && before !== undefined) return new Response(before.text);
    const tag = response.headers.get('etag');
    if (response.ok && tag !== null) answers.set(request.url, { tag, text: await response.clone().text() });
    return response;
  },
};

/** Sends a request, and notices when the line is lost, and when the session has ended. */
async function send(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    useLine.setState({ downSince: undefined });
    if (response.status === 401) signedOut(true);
    return response;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted) useLine.setState(({ downSince = new Date() }) => ({ downSince }));
    throw error;
  }
}

/**
 * Makes a call of the front desk.
 * @param timeout milliseconds, for what is large. @default 20_000
 * @throws ApiProblem, Unreachable or UnexpectedAnswer, after logging it; the signal's reason when aborted
 */
export function callDesk<Name extends DeskCallName>(
  name: Name,
  asked: AskedOf<DeskCalls[Name]>,
  timeout?: number,
): Promise<AnswerTo<Name>> {
  return callEndpoint(timeout === undefined ? wire : { ...wire, timeout }, DESK_CALLS[name], {
    onFailure: `Failed: ${name}`,
    ...asked,
  });
}

/** Milliseconds: each page sees within five seconds what others do. */
export const REFRESH = 4000;

type CallsBy<Method> = {
  [Name in DeskCallName]: DeskCalls[Name]['method'] extends Method ? Name : never;
}[DeskCallName];
type Reading = CallsBy<'GET'>;
export type Doing = CallsBy<'POST'>;

interface ReadingOptions<Answer> {
  readonly enabled?: boolean;
  /** Milliseconds between two questions, or false; by the last answer, where it depends on it. @default 4000 */
  readonly refresh?: number | false | ((answer: Answer | undefined) => number);
}

/** The question of a call that reads: where its answer is kept, and how it is asked. */
export function deskQuestion<Name extends Reading>(name: Name, asked: AskedOf<DeskCalls[Name]> | undefined) {
  return {
    queryKey: ['desk', name, asked] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      callDesk(name, { ...(asked as AskedOf<DeskCalls[Name]>), signal }),
  };
}

/** Reads a call, and again every four seconds while the page is in sight. @param asked `undefined` asks nothing yet */
export function useDesk<Name extends Reading>(
  name: Name,
  asked: AskedOf<DeskCalls[Name]> | undefined,
  { enabled = true, refresh = REFRESH }: ReadingOptions<AnswerTo<Name>> = {},
) {
  const isSignedOut = useLine((line) => line.isSignedOut);
  return useQuery({
    ...deskQuestion(name, asked),
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

export type Pressing<Name extends Doing> = Omit<AskedOf<DeskCalls[Name]>, 'key'>;

/** Why a press did nothing, in the server's words or ours. */
export interface PressProblem {
  readonly message: string;
  /** Absent when the line was lost. */
  readonly problem?: ApiProblem;
}

const LINE_LOST = 'No connection. Press again when it is back; nothing happens twice.';
const FAILED = 'Something went wrong. It is safe to press again.';

interface Press {
  readonly asked: string;
  readonly key: string;
}

export type Pressed = Omit<ReturnType<typeof usePress>, 'press'>;

/** Whether a press within it is under way, which all its buttons wait for. @default each button waits for its own */
export const OneAtATime = createContext<readonly [boolean, (isPressing: boolean) => void] | undefined>(
  undefined,
);

/**
 * A button that changes something. Its key stays the same until the press succeeds or asks for something else, so that
 * a second press, or one after a lost line, is the same action. Every page is fresh after it.
 * @param kept where the session's storage has the press, for what is pressed again after a reload. @default nowhere
 */
export function usePress<Name extends Doing>(name: Name, { kept }: { readonly kept?: string } = {}) {
  const queries = useQueryClient();
  const last = useRef(kept === undefined ? undefined : (stored(kept) as Press | undefined));
  const own = useState(false);
  const [isPressing, setPressing] = useContext(OneAtATime) ?? own;
  const [problem, setProblem] = useState<PressProblem | undefined>(undefined);

  /** @returns the answer, or `undefined` with `problem` set */
  async function press(asked: Pressing<Name>): Promise<AnswerTo<Name> | undefined> {
    const text = JSON.stringify(asked);
    if (last.current?.asked !== text) last.current = { asked: text, key: crypto.randomUUID() };
    if (kept !== undefined) keep(kept, last.current);
    const { key } = last.current;
    setPressing(true);
    setProblem(undefined);
    try {
      const answer = await callDesk(name, { ...asked, key } as unknown as AskedOf<DeskCalls[Name]>);
      last.current = undefined;
      if (kept !== undefined) keep(kept, undefined);
      await queries.invalidateQueries({ queryKey: ['desk'] });
      return answer;
    } catch (error) {
      setProblem(problemOf(error));
      return undefined;
    } finally {
      setPressing(false);
    }
  }

  return { press, isPressing, problem, forgetProblem: () => setProblem(undefined) };
}

/** A failed press in words. */
export function problemOf(error: unknown): PressProblem {
  if (error instanceof ApiProblem) return { message: error.serverMessage ?? FAILED, problem: error };
  return { message: error instanceof Unreachable ? LINE_LOST : FAILED };
}

/** Whether a second press overcomes a refusal: the person only has to say that they know. */
export function mayAccept(
  refused: PressProblem | undefined,
  field: 'isUncleanAccepted' | 'isBalanceAccepted' | 'isEarlyAccepted' | 'early',
): boolean {
  return refused?.problem?.issues.some((issue) => issue.field === field) ?? false;
}

/** Several presses as one: under way while one of them is, with the first problem. */
export function together(...presses: readonly Pressed[]): Pressed {
  return {
    isPressing: presses.some(({ isPressing }) => isPressing),
    problem: presses.find(({ problem }) => problem !== undefined)?.problem,
    forgetProblem() {
      for (const { forgetProblem } of presses) forgetProblem();
    },
  };
}
