import { type AskedOf, Unreachable } from '@motel/api-client';
import type { DeskCalls } from '@motel/api-client/desk-contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callDesk, type Pressing, problemOf } from './calls.ts';

type Many = 'checkIn' | 'cancelStay' | 'reinstateStay' | 'changeStay' | 'refund' | 'messageStay';

/** A press on a stay, with the name of its call. */
export type StayPress = { [Name in Many]: readonly [name: Name, asked: Pressing<Name>] }[Many];

/** A press on each of many stays: how far it is. */
export interface ManyPressed {
  readonly isPressing: boolean;
  readonly done: number;
  readonly of: number;
  /** Why the last press left some undone, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
}

const NOT_PRESSED: ManyPressed = { isPressing: false, done: 0, of: 0, problems: new Map() };

/** Presses on stays one after another: one that is refused does not hold up the others, a lost line ends it. */
export function usePressMany() {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [run, setRun] = useState(NOT_PRESSED);

  /**
   * @param presses of each the id of its stay
   * @returns the ids of those that are done
   */
  async function press(presses: readonly (readonly [id: string, press: StayPress])[]) {
    const problems = new Map<string, string>();
    const done: string[] = [];
    let isLost = false;
    const of = presses.length;
    for (const [place, [id, [name, asked]]] of presses.entries()) {
      setRun({ isPressing: true, done: done.length, of, problems });
      // A second press after a lost line is the same action.
      const text = JSON.stringify([name, asked]);
      const key = keys.current.get(text) ?? crypto.randomUUID();
      keys.current.set(text, key);
      try {
        await callDesk(name, { ...asked, key } as unknown as AskedOf<DeskCalls[Many]>);
        done.push(id);
      } catch (error) {
        const { message } = problemOf(error);
        problems.set(id, message);
        isLost = error instanceof Unreachable;
        if (!isLost) continue;
        // Each of the others would wait for an answer as long as this one did.
        for (const [other] of presses.slice(place + 1)) problems.set(other, message);
        break;
      }
    }
    const fresh = queries.invalidateQueries({ queryKey: ['desk'] });
    if (!isLost) await fresh;
    setRun({ isPressing: false, done: done.length, of, problems });
    return done;
  }
  return { ...run, press };
}
