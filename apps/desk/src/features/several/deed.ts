import type { ListedStay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemOf } from '../../shared/wire/calls.ts';
import type { StayPress } from '../../shared/wire/use-press-many.ts';

/** One thing that is done to many stays at once. */
export interface Deed {
  readonly title: string;
  readonly fields: ReactNode;
  /** Names what its effects depend on. */
  readonly key: string;
  readonly read: (stay: ListedStay) => ReadEffect;
  /** The words that the person gives with it; `undefined` while they are missing. */
  readonly typed: string | undefined;
  /** Names its words and its amounts: `Kept` and `Refund`. */
  readonly columns: readonly [words: string, amount?: string];
  readonly said: Said;
}

/** Words for the progress and the result: `Cancelling` and `cancelled`. */
export type Said = readonly [doing: string, done: string];

/** The effect of a deed on a stay. */
export interface Effect {
  readonly words: string;
  readonly amount: Cents;
  /** @param typed with the deed; empty for none */
  readonly press: (typed: string) => StayPress;
  /** Absent where it cannot be put back exactly. */
  readonly undo?: ReadEffect | undefined;
}

/** Reads an effect, or in a sentence why there is none. @throws as a call does */
export type ReadEffect = (signal: AbortSignal) => Promise<Effect | string>;

/** A stay with the effect of a deed, or why there is none; neither while it is asked. */
export interface Row {
  readonly stay: ListedStay;
  readonly effect?: Effect;
  readonly why?: string;
}

type Asked = readonly (readonly [ListedStay, ReadEffect])[];

/** @param key names the deed */
export function useEffects(key: string, asked: Asked, enabled: boolean): readonly Row[] {
  return useQueries({
    queries: asked.map(([{ id, version }, read]) => ({
      // A stay that has changed is asked about again.
      queryKey: ['desk', 'several', key, id, version],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
      enabled,
    })),
    combine: (found) =>
      asked.map(([stay], at): Row => {
        const { data, error } = found[at] ?? {};
        if (error) return { stay, why: problemOf(error).message };
        return typeof data === 'object' ? { stay, effect: data } : { stay, ...(data && { why: data }) };
      }),
  });
}
