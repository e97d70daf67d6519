import type { ListedStay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column } from '../../shared/sheet/Sheet.tsx';
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
  readonly columns: readonly Column[];
  readonly shown: (amount: Cents) => string;
  /** The words of the button. @param stays such as `2 stays` @param sums of the amounts */
  readonly button: (stays: string, sums: readonly Cents[]) => string;
  readonly said: Said;
}

/** Words for the progress and the result: `Cancelling` and `cancelled`. */
export type Said = readonly [doing: string, done: string];

/** The effect of a deed on a stay. */
export interface Effect {
  /** The cells of the first columns of the deed. */
  readonly cells?: readonly string[];
  /** Those of the others. */
  readonly amounts: readonly Cents[];
  /** @param typed with the deed; empty for none */
  readonly press: (typed: string) => StayPress;
  /** Absent where it cannot be put back exactly. */
  readonly undo?: ReadEffect;
}

/** Reads an effect, or in a sentence why there is none. @throws as a call does */
export type ReadEffect = (signal: AbortSignal) => Promise<Effect | string>;

/** A stay with the effect of a deed, or why there is none; neither while it is asked. */
export interface Row {
  readonly stay: ListedStay;
  readonly effect?: Effect;
  readonly why?: string;
}

/** @param key names the deed */
export function useEffects(
  key: string,
  asked: readonly (readonly [ListedStay, ReadEffect])[],
  enabled: boolean,
): readonly Row[] {
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
        if (error || typeof data === 'string')
          return { stay, why: error ? problemOf(error).message : `${data}` };
        return data ? { stay, effect: data } : { stay };
      }),
  });
}
