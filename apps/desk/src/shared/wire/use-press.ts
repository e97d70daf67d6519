import { ApiProblem, Unreachable } from '@motel/api-client';
import { type AskedOf, callDesk } from '@motel/api-client/desk';
import type { AnswerOf, DeskCallName, DeskCalls } from '@motel/api-client/desk-contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useRef, useState } from 'react';
import { keep, stored } from '../field/use-kept.ts';
import { wire } from './wire.ts';

/** The calls that change something. */
export type Doing = {
  [Name in DeskCallName]: DeskCalls[Name]['method'] extends 'POST' ? Name : never;
}[DeskCallName];

/** The request of a press, without its key. */
export type Pressing<Name extends Doing> = Omit<AskedOf<DeskCalls[Name]>, 'key'>;

/** Why a press did nothing, in the server's words or ours. */
export interface PressProblem {
  readonly message: string;
  /** Absent when the line was lost. */
  readonly problem?: ApiProblem;
}

const LINE_LOST = 'No connection. Press again when it is back; nothing happens twice.';
const FAILED = 'Something went wrong. It is safe to press again.';

/** A request, and the key of its press. */
interface Press {
  readonly asked: string;
  readonly key: string;
}

/** The state of a press. */
export interface Pressed {
  readonly isPressing: boolean;
  readonly problem: PressProblem | undefined;
  readonly forgetProblem: () => void;
}

/** Whether a press within it is under way, which all its buttons wait for. @default each button waits for its own */
export const OneAtATime = createContext<readonly [boolean, (isPressing: boolean) => void] | undefined>(
  undefined,
);

interface Options {
  /** Where the session's storage has the press, for what is pressed again after a reload. @default nowhere */
  readonly kept?: string;
}

/**
 * A button that changes something. Its key stays the same until the press succeeds or asks for something else, so that
 * a second press, or one after a lost line, is the same action. Every page is fresh after it.
 */
export function usePress<Name extends Doing>(name: Name, { kept }: Options = {}) {
  const queries = useQueryClient();
  const last = useRef(kept === undefined ? undefined : (stored(kept) as Press | undefined));
  const own = useState(false);
  const [isPressing, setPressing] = useContext(OneAtATime) ?? own;
  const [problem, setProblem] = useState<PressProblem | undefined>(undefined);

  /** @returns the answer, or `undefined` with `problem` set */
  async function press(asked: Pressing<Name>): Promise<AnswerOf<DeskCalls[Name]> | undefined> {
    const text = JSON.stringify(asked);
    if (last.current?.asked !== text) last.current = { asked: text, key: crypto.randomUUID() };
    if (kept !== undefined) keep(kept, last.current);
    const { key } = last.current;
    setPressing(true);
    setProblem(undefined);
    try {
      const answer = await callDesk(wire, name, { ...asked, key } as unknown as AskedOf<DeskCalls[Name]>);
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

function problemOf(error: unknown): PressProblem {
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
